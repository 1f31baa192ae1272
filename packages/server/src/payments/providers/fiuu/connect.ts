import { AccountRefusal, type ProviderAccount, refusesKeys } from '../../port/index.ts';

/** The hosts of Fiuu: its payment page, and its interface for merchants. */
export type FiuuHosts = { readonly page: string; readonly api: string };

const LIVE: FiuuHosts = { page: 'https://pay.fiuu.com', api: 'https://api.fiuu.com' };
const TEST: FiuuHosts = { page: 'https://sandbox-payment.fiuu.com', api: 'https://sandbox-api.fiuu.com' };
/** Time for one request; a refund needs two of them within the ten seconds of a call. */
const TIMEOUT_MS = 4_500;
const TOO_MANY = 429;
const FIRST_SERVER_ERROR = 500;
/** Complaint of its older interfaces about the signature or the merchant, which they answer as a line of text. */
const WRONG_KEYS = /skey|merchant|domain/i;

type FiuuRequest = {
  readonly host: keyof FiuuHosts;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
};
/** Fields of an answer of Fiuu by name; none where it answered something else. */
export type FiuuAnswer = Readonly<Record<string, unknown>>;
/** Sends a form of an account to Fiuu and resolves with its answer. */
export type Connect = (account: ProviderAccount, request: FiuuRequest) => Promise<FiuuAnswer>;

/** Returns the hosts of an account's mode; `hosts` are for tests. */
export function hostsOf({ mode }: ProviderAccount, hosts?: FiuuHosts): FiuuHosts {
  return hosts ?? (mode === 'live' ? LIVE : TEST);
}

/**
 * Returns the function that sends requests to Fiuu. It throws `AccountRefusal` where the account's keys are refused, and
 * anything else where the outcome is unknown.
 */
export function createConnect(hosts?: FiuuHosts): Connect {
  return async (account, { host, path, fields }) => {
    const answer = await fetch(`${hostsOf(account, hosts)[host]}/RMS/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status >= FIRST_SERVER_ERROR || answer.status === TOO_MANY)
      throw new Error(`Fiuu has answered ${answer.status}.`);
    const told = answerOf(await answer.text());
    if (refusesKeys(answer.status) || WRONG_KEYS.test(textOf(told, 'Error')))
      throw new AccountRefusal('Fiuu does not know this merchant ID and verify key.');
    if (!answer.ok) throw new Error(`Fiuu has answered ${answer.status}.`);
    return told;
  };
}

/** Returns the fields of an answer: JSON, the first of a list, or lines of `name: value`, as older interfaces write. */
function answerOf(text: string): FiuuAnswer {
  try {
    const parsed: unknown = JSON.parse(text);
    return Object(Array.isArray(parsed) ? parsed[0] : parsed);
  } catch {
    const lines = text.split(/\r?\n/).map((line) => /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(line));
    return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : [])));
  }
}

/** Returns a field of an answer as text; empty if it has none. */
export function textOf(answer: FiuuAnswer, name: string): string {
  const value = answer[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
