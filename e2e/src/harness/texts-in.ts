import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './guest-screens.ts';

const folder = join(import.meta.dirname, '../../../packages/web/src/locales');

/** A text of the program by its key, such as `checkout:pickup.label`, up to the first place that is filled in. */
export type TextOf = (key: string) => string;

export function textsIn(language: Language): TextOf {
  return (key) => {
    const [file = '', path = ''] = key.split(':');
    const texts: unknown = JSON.parse(readFileSync(join(folder, language, `${file}.json`), 'utf8'));
    const found = path.split('.').reduce<unknown>((inner, part) => Object(inner)[part], texts);
    if (typeof found !== 'string') throw new Error(`no text ${key}`);
    return found.split('{{')[0] ?? '';
  };
}
