package import TitanCore

/// A service as the owner of its part of the database: a schema, a role and a folder of migrations.
package typealias ServiceSchema = TitanUpService
