import { createHash, randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L: it is read aloud and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code as it is shown: `K7PM-3WXQ`. */
export function newPairingCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '');
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

/** What is stored of a code, however it was typed. */
export function hashOfPairingCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replaceAll('-', '')).digest('base64url');
}
