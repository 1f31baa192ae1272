import type { ErrorCode } from '@comanda/contract';

/** An expected failure that may reach the caller: a stable code and data for the message. Any other error is a bug. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, data: Readonly<Record<string, unknown>> = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'CodedError';
    this.code = code;
    this.data = data;
  }
}
