import { CodedError } from '../lib/index.ts';

/**
 * Codes of a database that is unreachable, overloaded, full or failing over; the operation is retryable.
 * PostgreSQL: connections (08), resources and disk (53), operator intervention (57), exhausted retries (40001,
 * 40P01), locks and timeouts (55P03, 25P03), standby (25006), I/O (58030).
 */
const CODES =
  /^(08...|53...|57P..|57014|40001|40P01|55P03|25P03|25006|58030|SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM)(_.*)?|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages of the PostgreSQL client's errors without a code. */
const WITHOUT_CODE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns true for a temporary failure of the database, false for an error caused by the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? CODES.test(code) : WITHOUT_CODE.test(error.message);
}

/** Returns true for the error of SQLite while another program has locked the database. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}

/** Runs `act`; throws `unavailable`, with the cause, for a temporary failure of the database. */
export async function orUnavailable<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    throw isUnavailable(error) ? new CodedError('unavailable', {}, { cause: error }) : error;
  }
}
