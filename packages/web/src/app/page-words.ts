import type { LaterWords } from '../i18n/locale.ts';

/** What the pages after the menu say besides the words of all of them, by the part of the program they are in. */
export const PAGE_WORDS = {
  start: [],
  cart: ['checkout'],
  orders: ['order'],
  members: ['member'],
} as const satisfies Record<string, readonly LaterWords[]>;
