import { LANGUAGES } from '@comanda/domain';
import { expect, it } from 'vitest';
import { languageLinks, pageLanguage } from './page-language.ts';

it.each([
  ['zh-HK,zh;q=0.9', 'zh-hk'],
  ['zh-Hant', 'zh-hk'],
  ['zh-CN', 'zh-cn'],
  ['zh', 'zh-cn'],
  ['fr,en', 'en'],
  ['', 'en'],
])('answers %s in %s', (preferences, language) => {
  expect(pageLanguage(preferences)).toBe(language);
});

it('links a page to itself in each language, and says which it is in', () => {
  const links = languageLinks('a"b', 'en', LANGUAGES);
  expect(links).toContain('href="?t=a%22b&#38;lang=zh-hk" lang="zh-hk">');
  expect(links.match(/aria-current/g)).toHaveLength(1);
  expect(languageLinks('a', 'en', LANGUAGES.slice(0, 1))).toBe('');
});
