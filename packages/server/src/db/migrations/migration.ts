/** What differs between the databases in the words that make a table. */
export type SqlWords = {
  /** A key that counts up by itself. */
  readonly countingKey: string;
  /** Rows kept in their key's own tree, where the database knows such a thing. */
  readonly clustered: string;
  /** Statements after which the rows of a table can be added to, and neither changed nor taken away. */
  readonly appendOnly: (table: string) => readonly string[];
};

export type Migration = {
  readonly name: string;
  readonly statements: (words: SqlWords) => readonly string[];
};
