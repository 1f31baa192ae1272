import { type ErrorCode, isErrorCode, statusOf } from '@comanda/contract';
import { FeathersError } from '@feathersjs/errors';
import { CodedError } from '../lib/index.ts';

const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'NotAuthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'Timeout',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
  500: 'GeneralError',
  503: 'Unavailable',
};
/** Coded errors for refusals raised by the framework itself. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'badRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
};

/**
 * Maps any failure to the wire format of both transports: the framework's error with `data: { code, … }`.
 * Uncoded errors, and causes such as an unavailable database, go to `onFailure` and are not exposed.
 */
export function toWireError(error: unknown, onFailure: (failure: unknown) => void): FeathersError {
  if (error instanceof FeathersError && isErrorCode(error.data?.code)) return error;
  if (error instanceof CodedError) {
    if (error.cause !== undefined) onFailure(error);
    return wireError(error.code, error.data);
  }
  const code = error instanceof FeathersError ? CODES[error.code] : undefined;
  if (code !== undefined) return wireError(code, {});
  onFailure(error);
  return wireError('serverError', {});
}

function wireError(code: ErrorCode, data: Readonly<Record<string, unknown>>): FeathersError {
  const status = statusOf(code);
  const name = NAMES[status] ?? 'GeneralError';
  const className = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const retry = status === 503 ? { retryable: true } : {};
  return new FeathersError(code, name, status, className, { ...retry, ...data, code });
}
