import type { ErrorCode } from '@comanda/contract';

/** Codes that arise on this side of the wire. */
export type LocalErrorCode = 'socketDisconnect' | 'offline' | 'authenticationTimeout';

/** A call that failed: the server's code with its data, or one of our own. */
export class CallError extends Error {
  readonly code: ErrorCode | LocalErrorCode;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** What the server said in its own words, for screens that have none for the code. */
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

/** Whether trying the same call again may help: the network, a busy server, a time-out. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status === 503;
}

/** The framework's error as it comes over either transport, as a `CallError`. */
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
