import { type Locale, preferredLanguage } from '@comanda/contract';
import { readTexts } from '../../../lib/index.ts';

export type SandboxTexts = typeof import('./texts/en.json');

/** The texts of the page, by language. */
export const SANDBOX_TEXTS = readTexts<SandboxTexts>(new URL('./texts/', import.meta.url));

/** Returns the page's language for an `Accept-Language` header or a code; only the first preference counts. */
export function sandboxLanguage(preferences: string): Locale {
  return preferredLanguage([preferences.split(',')[0]?.trim() ?? '']).code;
}
