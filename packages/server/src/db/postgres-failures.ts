import { isUnavailable } from './unavailable.ts';

/**
 * Serialisation failure and deadlock: the unit of work is retried. So is one that wrote null where it must not: a
 * counter does when it has moved since it was read.
 */
const RETRYABLE_CODES = new Set(['40001', '40P01', '23502']);
const DUPLICATE_CODE = '23505';
/** The key of requests. A unit that finds its request stored only when it commits is retried, and then answers it. */
const REQUESTS_KEY = 'idempotency_pkey';
const LOCK_TIMEOUT_CODE = '55P03';
/** Returns true if a group's transaction failed for a reason that its units may not meet by themselves. */
export function isGroupFailure(error: unknown): boolean {
  if (isRetryable(error) || codeOf(error) === LOCK_TIMEOUT_CODE) return true;
  return codeOf(error) !== undefined && !isUnavailable(error);
}

/** Returns true if the unit of work may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (code === DUPLICATE_CODE) return fieldOf(error, 'constraint') === REQUESTS_KEY;
  return RETRYABLE_CODES.has(code);
}

function codeOf(error: unknown): string | undefined {
  const code = fieldOf(error, 'code');
  return code === undefined ? undefined : String(code);
}

function fieldOf(error: unknown, name: 'code' | 'constraint'): unknown {
  return error instanceof Error && name in error
    ? (error as { [field in typeof name]?: unknown })[name]
    : undefined;
}
