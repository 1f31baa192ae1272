import { readTexts } from '../../../lib/index.ts';

export type SandboxTexts = typeof import('./texts/en.json');

/** The texts of the page, by language. */
export const SANDBOX_TEXTS = readTexts<SandboxTexts>(new URL('./texts/', import.meta.url));
