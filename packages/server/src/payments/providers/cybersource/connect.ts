import { AccountRefusal, type ProviderAccount, refusesKeys } from '../../port/index.ts';
import { requestHeaders } from './sign.ts';

/** Time for one request, shorter than the whole call may take. */
const TIMEOUT_MS = 8_000;
const HOSTS = { test: 'apitest.cybersource.com', live: 'api.cybersource.com' };
const FIRST_SERVER_ERROR = 500;
/** Statuses of requests that may be sent again: nobody knows if they were carried out. */
const UNKNOWN = new Set([408, 409, 425, 429]);

/** A refusal by CyberSource: nothing was done, and nothing will be by sending the same again. */
export class CyberSourceRefusal extends Error {}

/** Sends a request of an account to the REST interface, a DELETE without `body`, and resolves with its answer. */
export type Connect = (account: ProviderAccount, path: string, body?: object) => Promise<unknown>;

/**
 * Returns the function that sends requests to CyberSource's REST interface. It throws `AccountRefusal`
 * where the account's key or merchant is refused, `CyberSourceRefusal` for what else is refused for good, and anything else where the outcome is unknown. `address` and `now` are for tests.
 */
export function createConnect(address?: string, now: () => number = Date.now): Connect {
  return async (account, path, request) => {
    const { fields, secrets, mode } = account;
    const base = address ?? `https://${HOSTS[mode]}`;
    const body = request && JSON.stringify(request);
    const signed = {
      ...{ host: new URL(base).host, path, body, merchantId: fields.merchantId ?? '' },
      date: new Date(now()).toUTCString(),
    };
    const key = { id: fields.restKeyId ?? '', secret: secrets.restSecret ?? '' };
    const answer = await fetch(base + path, {
      method: body === undefined ? 'DELETE' : 'POST',
      headers: { ...requestHeaders(signed, key), 'content-type': 'application/json' },
      redirect: 'error',
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return body === undefined ? undefined : answer.json();
    if (answer.status >= FIRST_SERVER_ERROR || UNKNOWN.has(answer.status))
      throw new Error(`CyberSource has answered ${answer.status}.`);
    const complaint = await complaintOf(answer);
    throw refusesKeys(answer.status) ? new AccountRefusal(complaint) : new CyberSourceRefusal(complaint);
  };
}

/** Returns the words of a refusal, which CyberSource gives in one of two places. */
async function complaintOf(answer: Response): Promise<string> {
  const fallback = `CyberSource has refused the request (${answer.status}).`;
  try {
    const { message, response }: Record<string, unknown> = Object(await answer.json());
    const { rmsg }: Record<string, unknown> = Object(response);
    return [message, rmsg].find((text) => typeof text === 'string') ?? fallback;
  } catch {
    return fallback;
  }
}
