/** What differs between the databases in the words that make a table. */
export type SqlWords = {
  /** A key that counts up by itself. */
  readonly countingKey: string;
  /** Rows kept in their key's own tree, where the database knows such a thing. */
  readonly clustered: string;
};

export type Migration = {
  readonly name: string;
  readonly statements: (words: SqlWords) => readonly string[];
};
