// TitanProto
