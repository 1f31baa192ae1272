import { describe, expect, test } from 'vitest';
import { detectLocale, LOCALES } from './locales.ts';

describe('the language of a device', () => {
  test.each([
    [['en-GB', 'zh-HK'], 'en'],
    [['zh-HK'], 'zh-hk'],
    [['zh-Hant-TW'], 'zh-hk'],
    [['zh'], 'zh-cn'],
    [['zh-Hans-SG'], 'zh-cn'],
    [['fr-FR', 'zh-CN'], 'zh-cn'],
    [['fr-FR'], 'en'],
    [[], 'en'],
  ])('that prefers %j is %s', (languages, locale) => {
    expect(detectLocale({ userAgent: 'Mozilla/5.0', languages })).toBe(locale);
  });

  test('of a kiosk is not asked', () => {
    expect(detectLocale({ userAgent: 'Mozilla/5.0 Kiosk/2', languages: ['zh-HK'] })).toBe('en');
  });
});

type Texts = { readonly [key: string]: string | Texts };
const FILES = import.meta.glob<Texts>('../locales/*/*.json', { eager: true, import: 'default' });
const read = (code: string, file: string): Texts => FILES[`../locales/${code}/${file}`] ?? {};
function keysOf(texts: Texts, before = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${before}${key}.`) : [`${before}${key}`],
  );
}

describe('every language has the same texts', () => {
  const files = Object.keys(FILES).flatMap((path) => /\/en\/(.+)$/.exec(path)?.[1] ?? []);
  const others = LOCALES.map(({ code }) => code).filter((code) => code !== 'en');
  test.each(files.flatMap((file) => others.map((code) => [file, code] as const)))(
    '%s in %s',
    (file, code) => {
      const english = keysOf(read('en', file)).filter((key) => !key.endsWith('_one'));
      expect(keysOf(read(code, file)).filter((key) => !key.endsWith('_one'))).toEqual(english);
    },
  );
});
