import { expect, it } from 'vitest';
import { guestLanguage, LANGUAGES, offeredLanguages } from './index.ts';

const codes = (languages: readonly { readonly code: string }[]) => languages.map(({ code }) => code);
const CHINESE = { languages: ['zh-cn', 'en'] } as const;

it('B5.4 a shop offers its languages in its order, and all where it names none', () => {
  expect(codes(offeredLanguages(CHINESE))).toEqual(['zh-cn', 'en']);
  for (const shop of [undefined, {}, { languages: [] }])
    expect(codes(offeredLanguages(shop))).toEqual(codes(LANGUAGES));
});

it.each([
  ['what they chose', { chosen: 'en', tags: ['zh-CN'] }, 'en'],
  ['the first, for a choice that is not offered', { chosen: 'zh-hk', tags: ['en'] }, 'zh-cn'],
  ['their browser’s, without a choice', { tags: ['en-GB', 'zh-CN'] }, 'en'],
  ['their browser’s next, where the first is not offered', { tags: ['zh-HK', 'en'] }, 'en'],
  ['their browser’s, for a choice of no language', { chosen: 'klingon', tags: ['en'] }, 'en'],
  ['the first, where nothing fits', { tags: ['fr'] }, 'zh-cn'],
  ['the first, where nothing is known', {}, 'zh-cn'],
])('B5.4 a guest reads %s', (_, wish, code) => {
  expect(guestLanguage(wish, CHINESE).code).toBe(code);
});

it('B5.4 without a shop every language is met, and the first stands in', () => {
  expect(guestLanguage({ tags: ['xx', 'zh-TW'] }).code).toBe('zh-hk');
  expect(guestLanguage({ tags: ['xx'] }).code).toBe('en');
});
