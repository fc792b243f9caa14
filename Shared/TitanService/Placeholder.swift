// TitanService
