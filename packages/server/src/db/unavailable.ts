import { CodedError } from '../lib/index.ts';

/**
 * Codes of a database that is away, overloaded, full or switching over. What was asked may be asked again.
 * PostgreSQL: connections (08), resources and disk (53), operator (57), conflicts that tries did not end (40001,
 * 40P01), locks and time-outs (55P03, 25P03), a standby (25006), input and output (58030).
 */
const CODES =
  /^(08...|53...|57P..|57014|40001|40P01|55P03|25P03|25006|58030|SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM)(_.*)?|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What the client of PostgreSQL says without a code. */
const WITHOUT_CODE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a database failed for a time, and not because of what it was asked. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? CODES.test(code) : WITHOUT_CODE.test(error.message);
}

/** Does a thing with a database; throws `unavailable`, with the cause, where the database could not. */
export async function orUnavailable<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    throw isUnavailable(error) ? new CodedError('unavailable', {}, { cause: error }) : error;
  }
}
