import { CallError, toCallError } from './call-error.ts';

const REQUEST_TIMEOUT = 30_000;

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Returns a signal that aborts after the timeout; the oldest supported browsers lack `AbortSignal.timeout`. */
function timeoutSignal(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), REQUEST_TIMEOUT);
  return controller.signal;
}

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const each of value) search.append(`${key}[$in][]`, each);
    else search.append(key, String(value));
  }
  return search.toString();
}

/**
 * Reads over HTTP, so that the browser's cache and the server's `ETag` apply.
 * @throws {CallError} the server's code, `timeout`, or `offline` when nothing answered
 */
export async function readJson<Answer>(path: string, query: Query = {}): Promise<Answer> {
  const search = searchOf(query);
  let response: Response;
  try {
    response = await fetch(`/api/${path}${search && `?${search}`}`, {
      headers: { accept: 'application/json' },
      signal: timeoutSignal(),
    });
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw timedOut ? new CallError('timeout', 408) : new CallError('offline', 0);
  }
  if (!response.ok) throw toCallError(await response.json().catch(() => undefined));
  return (await response.json()) as Answer;
}

/** Reads all rows of a catalogue list (at most 1000, specification §9). */
export async function readList<Row>(path: string, query: Query = {}): Promise<readonly Row[]> {
  const page = await readJson<{ data: readonly Row[] }>(path, { $limit: 1000, ...query });
  return page.data;
}
