import { randomBytes } from 'node:crypto';

/** Letters and digits that are not mistaken for each other; each stands for five bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a code: the prefix and so many random characters, of which 256 is a multiple, so that all are equally likely. */
export function drawCode({
  prefix,
  characters,
}: {
  readonly prefix: string;
  readonly characters: number;
}): string {
  const drawn = [...randomBytes(characters)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}${drawn.join('')}`;
}
