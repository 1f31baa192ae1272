import { guestLanguage, LANGUAGES } from '@comanda/domain';
import { expect, it } from 'vitest';
import { inEveryLanguage, isLanguageCode, nameIn, splitLanguage } from './languages.ts';

it.each([
  ['code', LANGUAGES.map(({ code }) => code)],
  ['field', LANGUAGES.map(({ field }) => field)],
  ['tag', LANGUAGES.map(({ tag }) => tag)],
  ['file', LANGUAGES.map(({ file }) => file)],
])('no two languages share a %s', (_name, values: readonly string[]) => {
  expect(new Set(values).size).toBe(values.length);
});

it('every language answers its own tags, and no tag is answered by two', () => {
  for (const { code, tag, intl } of LANGUAGES)
    for (const preferred of [code, tag, intl])
      expect(guestLanguage({ tags: [preferred] }).code, preferred).toBe(code);
  const tags = ['en', 'zh', 'zh-hk', 'zh-tw', 'zh-cn', 'zh-sg', 'zh-hans-hk', 'zh-hant', 'zh-my', 'fr', 'de'];
  for (const tag of tags) expect(LANGUAGES.filter(({ accepts }) => accepts.test(tag)).length).toBeLessThan(2);
});

it.each([
  [['en-GB', 'zh-HK'], 'en'],
  [['zh-Hant-TW'], 'zh-hk'],
  [['zh'], 'zh-cn'],
  [['zh-Hans-SG'], 'zh-cn'],
  [['xx-XX', 'zh-CN'], 'zh-cn'],
  [['xx'], 'en'],
  [[], 'en'],
])('a browser that prefers %j is answered in %s', (tags, code) => {
  expect(guestLanguage({ tags }).code).toBe(code);
});

it.each([
  ['/zh-hk/browse', { code: 'zh-hk', path: '/browse' }],
  ['/ZH-CN', { code: 'zh-cn', path: '/' }],
  ['/en/', { code: 'en', path: '/' }],
  ['/zh-hk//elsewhere.test/x', { code: 'zh-hk', path: '/elsewhere.test/x' }],
  ['/english', { path: '/english' }],
  ['/', { path: '/' }],
])('the path %s is split', (path, parts) => {
  expect(splitLanguage(path)).toEqual(parts);
});

it('a name falls back where it has no text', () => {
  const name = { en: 'Tea', cht: '茶', chs: '' };
  const inEach = LANGUAGES.map((language) => nameIn(language, name));
  expect([...inEach, nameIn(LANGUAGES[0], undefined)]).toEqual(['Tea', '茶', 'Tea', '']);
});

it('B5.4 a name falls back to the first language of its shop, then to any text it has', () => {
  const [english, traditional, simplified] = LANGUAGES;
  expect(nameIn(simplified, { en: 'Tea', cht: '茶', chs: '' }, traditional)).toBe('茶');
  expect(nameIn(simplified, { en: 'Tea', cht: '', chs: '' }, traditional)).toBe('Tea');
  expect(nameIn(english, { en: '', cht: '', chs: '茶' })).toBe('茶');
});

it('a text is repeated in every language', () => {
  expect(inEveryLanguage('x')).toEqual({ en: 'x', cht: 'x', chs: 'x' });
  expect([isLanguageCode('en'), isLanguageCode('cht'), isLanguageCode(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
