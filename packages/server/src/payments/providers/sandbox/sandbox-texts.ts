import { type Locale, preferredLanguage } from '@comanda/contract';
import { readTexts } from '../../../lib/index.ts';

export type SandboxTexts = typeof import('./texts/en.json');

/** The texts of the page, by language. */
export const SANDBOX_TEXTS = readTexts<SandboxTexts>(new URL('./texts/', import.meta.url));

/** Returns the page's language for an Accept-Language header, by its first preference; English by default. */
export function sandboxLanguage(preferences: string): SandboxLanguage {
  const preferred = preferences.toLowerCase().split(',')[0]?.trim() ?? '';
  if (!preferred.startsWith('zh')) return 'en';
  return /hk|tw|mo|hant/.test(preferred) ? 'zh-hk' : 'zh-cn';
}
