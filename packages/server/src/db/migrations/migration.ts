/** Fragments of DDL that differ between the databases. */
export type SqlDialect = {
  /** Auto-incrementing primary key. */
  readonly countingKey: string;
  /** Clustered storage by primary key, where supported. */
  readonly clustered: string;
  /** Returns the statements that make a table append-only. */
  readonly appendOnly: (table: string) => readonly string[];
};

export type Migration = {
  readonly name: string;
  readonly statements: (words: SqlDialect) => readonly string[];
};
