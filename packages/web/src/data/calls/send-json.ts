import { CallError, toCallError } from './call-error.ts';

const REQUEST_TIMEOUT = 30_000;

/**
 * Calls a service over REST, for calls that need a cookie: the live connection carries none.
 * @throws {CallError} the server's code, `timeout`, or `offline` when nothing answered
 */
export async function sendJson<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data: unknown,
  accessToken?: string,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT);
  const authorization = accessToken === undefined ? undefined : { authorization: `Bearer ${accessToken}` };
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...authorization },
      body: data === undefined ? undefined : JSON.stringify(data),
      signal: controller.signal,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw toCallError(answer);
    return answer as Answer;
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw controller.signal.aborted ? new CallError('timeout', 408) : new CallError('offline', 0);
  } finally {
    clearTimeout(timer);
  }
}
