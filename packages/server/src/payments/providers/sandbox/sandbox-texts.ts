import type { Locale } from '@comanda/contract';
import { guestLanguage } from '@comanda/domain';
import { readTexts } from '../../../lib/index.ts';

export type SandboxTexts = typeof import('./texts/en.json');

/** The texts of the page, by language. */
export const SANDBOX_TEXTS = readTexts<SandboxTexts>(new URL('./texts/', import.meta.url));

/** Returns the page's language for an `Accept-Language` header or a code; only the first preference counts. */
export function sandboxLanguage(preferences: string): Locale {
  return guestLanguage({ tags: [preferences.split(',')[0]?.trim() ?? ''] }).code;
}
