import type { ErrorCode } from '@comanda/contract';

/** A refusal that may reach a caller: its code, and what a screen needs to say why. Everything else is a bug. */
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
