import type { IncomingMessage } from 'node:http';
import { CodedError } from '../lib/index.ts';

const MAX_BYTES = 1024 * 1024;

/** Returns the raw body as text; `payloadTooLarge` over 1 MiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, MAX_BYTES)).toString('utf8');
}

/** Returns the raw body; `payloadTooLarge` over a number of bytes. */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(request, most);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += bytes.length;
    if (length > most) throw tooLarge(request, most);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Yields the body; a caller that disconnects meanwhile is `badRequest`, not an internal error. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<unknown> {
  try {
    yield* request;
  } catch {
    throw new CodedError('badRequest', { problems: [{ field: '', rule: 'aborted' }] });
  }
}

/**
 * Returns the body parsed as JSON, undefined if empty; `badRequest` for invalid JSON or another content type.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  const text = await readBody(request);
  if (text === '') return undefined;
  // a form on another site cannot send this type without a CORS preflight
  if (!/^application\/json\s*(;|$)/i.test(type)) throw notJson('contentType');
  try {
    return JSON.parse(text);
  } catch {
    throw notJson('json');
  }
}

function tooLarge(request: IncomingMessage, limit: number): CodedError {
  request.resume();
  return new CodedError('payloadTooLarge', { limit });
}

function notJson(rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field: '', rule }] });
}
