import type { ErrorCode } from '@comanda/contract';

/** Error codes of the client itself. */
export type LocalErrorCode = 'socketDisconnect' | 'offline' | 'authenticationTimeout';

/** A failed call: the server's code with its data, or a local code. */
export class CallError extends Error {
  readonly code: ErrorCode | LocalErrorCode;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** The server's own message, for screens without a text for the code. */
  readonly serverMessage: string | undefined;

  constructor(
    code: ErrorCode | LocalErrorCode,
    status: number,
    data: Readonly<Record<string, unknown>> = {},
    serverMessage?: string,
  ) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.data = data;
    this.serverMessage = serverMessage;
  }
}

/** Returns the error of a page whose address names nothing: a 404 page when thrown (specification §8). */
export function pageNotFound(): CallError {
  return new CallError('notFound', 404);
}

/** Returns true for temporary failures, which a retry may get past: network, busy server, timeout. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status === 503;
}

/** Converts the framework's error, as it comes over either transport, to a `CallError`. */
export function toCallError(raw: unknown): CallError {
  if (raw instanceof CallError) return raw;
  const answer = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    code?: unknown;
    message?: unknown;
    data?: { code?: unknown } & Record<string, unknown>;
  };
  const status = typeof answer.code === 'number' ? answer.code : 500;
  const code = typeof answer.data?.code === 'string' ? (answer.data.code as ErrorCode) : 'serverError';
  const said = typeof answer.message === 'string' && answer.message !== '' ? answer.message : undefined;
  return new CallError(code, status, answer.data ?? {}, said);
}
