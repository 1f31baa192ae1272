import { AccountRefusal, refusesKeys } from '../../port/index.ts';

/** An error of the library, as far as it is read here. */
type StripeFailure = {
  readonly statusCode?: number;
  readonly code?: string;
  readonly rawType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const TOO_MANY = 429;
const CONFLICT = 409;
const FIRST_CLIENT_ERROR = 400;
const FIRST_SERVER_ERROR = 500;

function failureOf(error: unknown): StripeFailure {
  return typeof error === 'object' && error !== null ? error : {};
}

/**
 * Returns true if Stripe has refused a request for good: nothing was done, and nothing will be by sending it again. A
 * request whose key is refused is none of these: it is done once there is another.
 */
export function isRefusal(error: unknown): boolean {
  const { statusCode = 0, rawType } = failureOf(error);
  const isClients = statusCode >= FIRST_CLIENT_ERROR && statusCode < FIRST_SERVER_ERROR;
  const isPassing = statusCode === TOO_MANY || statusCode === CONFLICT || refusesKeys(statusCode);
  return isClients && !isPassing && rawType !== 'idempotency_error';
}

/** Returns the refusal of an account's key that an error of the library stands for; any other error as it is. */
export function accountRefusalOf(error: unknown): unknown {
  const isRefused = error instanceof Error && refusesKeys(failureOf(error).statusCode ?? 0);
  return isRefused ? new AccountRefusal(error.message) : error;
}

/** Returns Stripe's code for an error; undefined if it has none. */
export function refusalCode(error: unknown): string | undefined {
  return failureOf(error).code;
}

/** Returns true for an error of the server that is remembered under a key, so that only another key gets further. */
function isReplayedFault(error: unknown): boolean {
  const { statusCode = 0, headers = {} } = failureOf(error);
  return statusCode >= FIRST_SERVER_ERROR && headers['idempotent-replayed'] === 'true';
}

const MAX_KEYS = 5;

/**
 * Makes a request under an idempotency key. Stripe repeats a fault of its own under the same key for a day: then the
 * next key is tried, `ref-2` and so on. Throws as the request does.
 */
export async function underKey<Answer>(
  ref: string,
  request: (options: { readonly idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  for (let n = 1; ; n += 1) {
    try {
      return await request({ idempotencyKey: n === 1 ? ref : `${ref}-${n}` });
    } catch (error) {
      if (!isReplayedFault(error) || n >= MAX_KEYS) throw error;
    }
  }
}
