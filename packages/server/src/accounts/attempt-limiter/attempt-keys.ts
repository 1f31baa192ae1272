import { createHash } from 'node:crypto';
import type { AttemptKey } from './attempt-limiter.ts';

/** In a row, before it waits. */
const FREE = 5;
/** One address is a whole restaurant's network, with all its guests. */
const FREE_OF_ADDRESS = 30;

/**
 * What guesses at a PIN count under. Where somebody is known to work, a paired device or a browser that staff have
 * signed in on, has a name of its own: neither guests on the same network nor a shop under attack keep it out.
 * Everybody else is counted by address, and slowly by shop, so that many addresses help a guesser little.
 */
export function pinKeys(shop: string, address: string, known: string | undefined): readonly AttemptKey[] {
  if (known !== undefined) return [{ name: `pin/${shop}/known/${known}`, free: FREE, perHour: 30 }];
  return [
    { name: `pin/${shop}/from/${address}`, free: FREE, perHour: 60 },
    { name: `pin/${shop}`, perHour: 100 },
  ];
}

/** What guesses at a password count under; an account's own browser is not kept out by guesses from elsewhere. */
export function logInKeys(name: string, address: string, known: string | undefined): readonly AttemptKey[] {
  if (known !== undefined) return [{ name: `logIn/known/${known}`, free: FREE, perHour: 30 }];
  return [
    { name: `logIn/${digestOf(name)}`, free: FREE, perHour: 30 },
    { name: `logIn/from/${address}`, free: FREE_OF_ADDRESS, perHour: 200 },
  ];
}

/** What tells whether an e-mail is known is asked so often from one address and no more. */
export function signUpKeys(address: string): readonly AttemptKey[] {
  return [{ name: `signUp/from/${address}`, perHour: 60 }];
}

/** Mails are asked for so often, for an address whether anybody has it or not. */
export function forgotKeys(email: string, address: string): readonly AttemptKey[] {
  return [
    { name: `forgot/${digestOf(email)}`, perHour: 5 },
    { name: `forgot/from/${address}`, perHour: 30 },
  ];
}

/** Coupon codes that nobody has: printed ones are short, and all guests of a restaurant type them. */
export function couponKeys(address: string): readonly AttemptKey[] {
  return [{ name: `coupon/from/${address}`, perHour: 300 }];
}

/** Phones that become guests of tables: no guess, and no more from one address than a large restaurant has guests. */
export function joinKeys(address: string): readonly AttemptKey[] {
  return [{ name: `join/from/${address}`, perHour: 600 }];
}

/** Pairing codes are long enough; this keeps the trying out of the log. */
export function pairingKeys(address: string): readonly AttemptKey[] {
  return [{ name: `pair/from/${address}`, free: FREE, perHour: 30 }];
}

/** Names of people do not lie about in the clear. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
