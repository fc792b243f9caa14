// TitanPostgres
