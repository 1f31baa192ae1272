import { createHash, randomInt } from 'node:crypto';

/** Alphabet without 0, O, 1, I and L, as codes are read aloud and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Creates a random code in its printed form: `K7PM-3WXQ`. */
export function newPairingCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '');
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

/** Hashes a code for storage, ignoring case and hyphens. */
export function hashOfPairingCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replaceAll('-', '')).digest('base64url');
}
