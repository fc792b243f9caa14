// TitanHTTP2
