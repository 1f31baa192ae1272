import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { CoreContext } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Sealer } from '../../payments/accounts/index.ts';
import { type AttemptLimiter, factorKeys } from '../attempt-limiter/index.ts';
import { type FactorRow, placeOf, readFactor, useRecoveryCode, useStep } from './factor-store.ts';

/** Parameters of the codes, which every authenticator app knows (RFC 6238). */
const CODES = { issuer: 'Comanda', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose codes are taken. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_DIGITS = 16;
/** 32 digits, five bits each, none of which looks like another. */
const DIGITS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a new secret in base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the address that an authenticator app reads a secret from. */
export function otpAddress(secret: string, label: string): string {
  return new TOTP({ ...CODES, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Returns the time step whose code it is, at `now` (epoch ms) or one step beside it; undefined if it is none's. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...CODES, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** Returns ten new recovery codes of 80 random bits, in groups of four. */
export function newRecoveryCodes(): readonly string[] {
  const digit = () => DIGITS[randomInt(DIGITS.length)] ?? '';
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_DIGITS }, (_, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${digit()}`).join(
      '',
    ),
  );
}

/** Dependencies of the check of codes. */
export type FactorParts = { readonly attemptLimiter: AttemptLimiter; readonly sealer: Sealer };

/**
 * Uses up a code of a person's second factor: one of the app, of this step or one beside it, each once over all nodes, or
 * a recovery code, once (office B6.3). Failed attempts count against the person. Throws `secondFactorInvalid`, or
 * `tooManyRequests` with `retryAfter` (s).
 */
export async function useSecondFactor(
  context: Pick<CoreContext, 'write' | 'clock'>,
  { attemptLimiter, sealer }: FactorParts,
  factor: FactorRow,
  code: string,
): Promise<void> {
  const keys = factorKeys(factor.staff);
  await attemptLimiter.consume(keys);
  const secret = sealer.open(placeOf(factor.staff), factor.secret);
  const typed = code.replace(/\s/g, '');
  const isApp = /^\d{6}$/.test(typed);
  const step = isApp && secret !== undefined ? stepOf(secret, typed, context.clock.now()) : undefined;
  const isUsed = await context.write(async (tx) => {
    if (isApp) return step !== undefined && useStep(tx, factor, step);
    return useRecoveryCode(tx, factor.staff, typed);
  });
  if (!isUsed) throw new CodedError('secondFactorInvalid');
  await attemptLimiter.refund(keys, keys[0]?.name);
}

/** Returns a person's second factor, if they have confirmed one. */
export async function confirmedFactor(
  read: Pick<CoreContext['read'], 'first'>,
  staff: string,
): Promise<FactorRow | undefined> {
  const factor = await readFactor(read, staff);
  return factor?.confirmed_at === null ? undefined : factor;
}
