import { readTexts } from '../../lib/index.ts';

export type CardPageTexts = typeof import('./texts/en.json');

/** The texts of the page, by language. */
export const CARD_PAGE_TEXTS = readTexts<CardPageTexts>(new URL('./texts/', import.meta.url));
