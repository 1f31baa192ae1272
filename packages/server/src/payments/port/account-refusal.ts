/**
 * A refusal of an account's keys, with the provider's complaint: nothing was done, and nothing will be until the owner
 * enters others (payments M1.4). Adapters throw it for 401 and 403, or for the provider's own code of the same.
 */
export class AccountRefusal extends Error {}

const UNAUTHORISED = 401;
const FORBIDDEN = 403;

/** Returns true for the status of an answer that refuses the keys of a request. */
export function refusesKeys(status: number): boolean {
  return status === UNAUTHORISED || status === FORBIDDEN;
}
