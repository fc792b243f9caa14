// TitanRPCTransport
