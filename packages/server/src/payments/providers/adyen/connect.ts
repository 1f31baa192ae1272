import { AccountRefusal, type ProviderAccount, refusesKeys } from '../../port/index.ts';

/** Time for one request, shorter than the whole call may take. */
const TIMEOUT_MS = 8_000;
const VERSION = 'v72';
const TEST_ADDRESS = 'https://checkout-test.adyen.com';
const TOO_MANY = 429;
/** Statuses of requests that may be sent again: nobody knows if they were carried out. */
const UNKNOWN = new Set([408, 409, 425, TOO_MANY]);
const FIRST_SERVER_ERROR = 500;

/** A refusal by Adyen: nothing was done, and nothing will be by sending the same again. */
export class AdyenRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, { message, errorCode }: { message?: string; errorCode?: string }) {
    super(message ?? `Adyen has refused the request (${status}).`);
    this.status = status;
    this.code = errorCode;
  }
}

type AdyenRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
  /** Name under which Adyen carries the request out once. */
  readonly idempotencyKey?: string;
};
/** Sends a request of an account and resolves with its answer. */
export type Connect = (account: ProviderAccount, request: AdyenRequest) => Promise<unknown>;

/**
 * Returns the function that sends requests to Adyen's Checkout interface. It throws `AccountRefusal` where Adyen
 * refuses the account's key or merchant, `AdyenRefusal` for what else it refuses for good, and anything else where the outcome is unknown. `address` is for tests.
 */
export function createConnect(address?: string): Connect {
  return async (account, { method, path, body, idempotencyKey }) => {
    const headers: Record<string, string> = { 'x-api-key': account.secrets.apiKey ?? '' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    const answer = await fetch(`${address ?? addressOf(account)}/${VERSION}/${path}`, {
      method,
      headers,
      redirect: 'error',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return answer.json();
    const isTransient = answer.headers.get('transient-error') === 'true';
    if (answer.status >= FIRST_SERVER_ERROR || UNKNOWN.has(answer.status) || isTransient)
      throw new Error(`Adyen has answered ${answer.status}.`);
    const refusal = new AdyenRefusal(answer.status, await complaintOf(answer));
    throw refusesKeys(answer.status) ? new AccountRefusal(refusal.message) : refusal;
  };
}

/** Returns the address of Adyen's interface; only the account's own prefix is part of it. */
function addressOf({ mode, fields: { livePrefix = '' } }: ProviderAccount): string {
  if (mode === 'test') return TEST_ADDRESS;
  if (livePrefix === '') throw new AdyenRefusal(0, { message: 'The prefix for live payments is missing.' });
  return `https://${livePrefix}-checkout-live.adyenpayments.com/checkout`;
}

async function complaintOf(answer: Response): Promise<{ message?: string; errorCode?: string }> {
  try {
    const { message, errorCode }: Record<string, unknown> = Object(await answer.json());
    return {
      ...(typeof message === 'string' && { message }),
      ...(typeof errorCode === 'string' && { errorCode }),
    };
  } catch {
    return {};
  }
}
