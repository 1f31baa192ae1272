import { createHash } from 'node:crypto';
import type { AttemptKey } from './attempt-limiter.ts';

/** Consecutive failures before the backoff starts. */
const FREE_ATTEMPTS = 5;
/** Consecutive failures of one address, which may be a restaurant's network with all its guests. */
const FREE_ATTEMPTS_PER_ADDRESS = 30;

/**
 * Returns the keys that attempts at a PIN count under. A paired device, or a browser that staff have signed in on
 * (`trusted`), has a counter of its own, so neither guests on the same network nor an attack on the shop lock it out.
 * All others count by address and, with a higher limit, by shop, so that spreading an attack over many addresses gains
 * little.
 */
export function pinKeys(shop: string, address: string, trusted: string | undefined): readonly AttemptKey[] {
  if (trusted !== undefined)
    return [{ name: `pin/${shop}/known/${trusted}`, free: FREE_ATTEMPTS, perHour: 30 }];
  return [
    { name: `pin/${shop}/from/${address}`, free: FREE_ATTEMPTS, perHour: 60 },
    { name: `pin/${shop}`, perHour: 100 },
  ];
}

/**
 * Returns the keys that attempts at the PIN of a named person count under: for that person at the `origin` (a paired
 * device or an address), and for that person everywhere.
 */
export function namedPinKeys(shop: string, staff: string, origin: string): readonly AttemptKey[] {
  return [
    { name: `pin/${shop}/of/${staff}/at/${origin}`, free: FREE_ATTEMPTS, perHour: 30 },
    { name: `pin/${shop}/of/${staff}`, perHour: 100 },
  ];
}

/** Returns the keys that attempts at a PIN on a kiosk count under, whose guests could try all day. */
export function kioskPinKeys(shop: string, device: string): readonly AttemptKey[] {
  return [{ name: `pin/${shop}/kiosk/${device}`, free: FREE_ATTEMPTS, perHour: 10 }];
}

/**
 * Returns the keys that attempts at a password count under. A browser that the account has logged in on (`trusted`)
 * has a counter of its own and is not locked out by attempts from elsewhere.
 */
export function logInKeys(name: string, address: string, trusted: string | undefined): readonly AttemptKey[] {
  if (trusted !== undefined) return [{ name: `logIn/known/${trusted}`, free: FREE_ATTEMPTS, perHour: 30 }];
  return [
    { name: `logIn/${digestOf(name)}`, free: FREE_ATTEMPTS, perHour: 30 },
    { name: `logIn/from/${address}`, free: FREE_ATTEMPTS_PER_ADDRESS, perHour: 200 },
  ];
}

/** Returns the key that attempts to prove a log-in by its password count under (office B6.4). */
export function proofKeys(staff: string): readonly AttemptKey[] {
  return [{ name: `proof/${staff}`, free: FREE_ATTEMPTS, perHour: 30 }];
}

/** Returns the key that attempts at a code of a second factor count under (office B6.3). */
export function factorKeys(staff: string): readonly AttemptKey[] {
  return [{ name: `factor/${staff}`, free: FREE_ATTEMPTS, perHour: 30 }];
}

/** Returns the key that limits sign-ups per address, since their answer reveals which e-mails are registered. */
export function signUpKeys(address: string): readonly AttemptKey[] {
  return [{ name: `signUp/from/${address}`, perHour: 60 }];
}

/** Returns the keys that limit password mails, per e-mail (registered or not) and per address. */
export function forgotKeys(email: string, address: string): readonly AttemptKey[] {
  return [
    { name: `forgot/${digestOf(email)}`, perHour: 5 },
    { name: `forgot/from/${address}`, perHour: 30 },
  ];
}

/** Returns the key that limits unknown coupon codes; generous, since all guests of a restaurant share an address. */
export function couponKeys(address: string): readonly AttemptKey[] {
  return [{ name: `coupon/from/${address}`, perHour: 300 }];
}

/** Returns the key that limits how many phones join tables from one address: about the guests of a large restaurant. */
export function joinKeys(address: string): readonly AttemptKey[] {
  return [{ name: `join/from/${address}`, perHour: 600 }];
}

/** Returns the key that limits wrong tokens of riders' links, by network address. */
export function riderKeys(address: string): readonly AttemptKey[] {
  return [{ name: `rider/from/${address}`, perHour: 60 }];
}

/** Returns the key that limits attempts at pairing codes. */
export function pairingKeys(address: string): readonly AttemptKey[] {
  return [{ name: `pair/from/${address}`, free: FREE_ATTEMPTS, perHour: 30 }];
}

/** Hashes a name, so that the table holds no e-mail or telephone number in plain text. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
