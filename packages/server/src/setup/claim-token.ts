import { createHmac, timingSafeEqual } from 'node:crypto';

/** Letters and digits that are not mistaken for each other; each stands for five bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 20;
const GROUP = 5;

/**
 * Returns the token that claims an installation without an owner, as four groups of five characters: 100 bits, the same
 * on all nodes and after every start (office B1.1). A new generation has another one.
 */
export function claimTokenOf(secret: string, generation: number): string {
  const bytes = createHmac('sha256', secret).update(`claim/${generation}`).digest();
  // every byte but its upper three bits: 256 is a multiple of 32, so all characters are equally likely
  const characters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return (characters.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** Returns true if a person has entered the token, in any case and grouping. */
export function isClaimToken(entered: string, secret: string, generation: number): boolean {
  const plain = (text: string) => Buffer.from(text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
  const [given, expected] = [plain(entered), plain(claimTokenOf(secret, generation))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
