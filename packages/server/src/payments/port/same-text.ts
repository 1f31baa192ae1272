import { timingSafeEqual } from 'node:crypto';

/** Returns true if both texts are the same, in a time that does not depend on where they differ. */
export function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
