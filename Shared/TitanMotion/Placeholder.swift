// TitanMotion
