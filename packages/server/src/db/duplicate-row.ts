/** Codes of a row that a unique index refuses, of PostgreSQL and SQLite. */
const DUPLICATE_CODES: readonly unknown[] = ['23505', 'SQLITE_CONSTRAINT_UNIQUE'];

/** Returns true if a unit of work failed because a unique index refused a row of it. */
export function isDuplicateRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DUPLICATE_CODES.includes(error.code);
}
