/** A catalogue table whose rows belong to the scopes that a field of the document names. */
export type ScopedTable = {
  readonly table: string;
  readonly list: string;
  readonly field: string;
  /** True if the field is a list, which means every shop when it is absent or empty. */
  readonly isList: boolean;
};

/** Fragments of DDL that differ between the databases. */
export type SqlDialect = {
  /** Auto-incrementing primary key. */
  readonly countingKey: string;
  /** Clustered storage by primary key, where supported. */
  readonly clustered: string;
  /** Order of an index column in which rows without a value come first. */
  readonly nullsFirst: string;
  /** Returns the expression of a text field of a JSON document. */
  readonly jsonField: (column: string, field: string) => string;
  /** The kind of a generated column that can be added to a table with rows. */
  readonly generated: string;
  /** Returns the statements that make a table append-only. */
  readonly appendOnly: (table: string) => readonly string[];
  /** Returns the triggers that keep `catalogue_scopes` true for a table. */
  readonly scopeTriggers: (scoped: ScopedTable) => readonly string[];
  /** Returns the statements that record which transaction last changed the rows of tables, given with their lists. */
  readonly changeLog: (tables: readonly (readonly [table: string, list: string])[]) => readonly string[];
};

export type Migration = {
  readonly name: string;
  readonly statements: (words: SqlDialect) => readonly string[];
};
