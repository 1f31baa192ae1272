import { LANGUAGES, type LanguageCode } from '@comanda/domain';
import { expect, test } from 'vitest';
import { boardLanguages } from './board-languages.ts';

const [english, traditional, simplified] = LANGUAGES;
const codes = (locale: (typeof LANGUAGES)[number], languages?: readonly LanguageCode[]) => {
  const { first, second } = boardLanguages(locale, { ...(languages && { languages }) });
  return [first.code, second?.code];
};

test.each([
  ['the first two', english, undefined, ['en', 'zh-hk']],
  ['the first and the screen’s own', simplified, undefined, ['en', 'zh-cn']],
  ['the shop’s first and the screen’s own', english, ['zh-hk', 'zh-cn', 'en'], ['zh-hk', 'en']],
  ['the shop’s first two on a screen in another', english, ['zh-hk', 'zh-cn'], ['zh-hk', 'zh-cn']],
  ['the only one', traditional, ['zh-cn'], ['zh-cn', undefined]],
] as const)('B5.4 a board shows %s', (_, locale, languages, expected) => {
  expect(codes(locale, languages)).toEqual(expected);
});
