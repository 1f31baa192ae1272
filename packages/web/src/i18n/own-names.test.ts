import { languageOf } from '@comanda/contract/languages';
import { expect, test } from 'vitest';
import { ownNames } from './own-names.ts';

const CAFE = { en: 'Harbour Lane Café', cht: '海傍冰室', chs: '海傍冰室（简）' };

test('the name of the place comes first, the English one after it', () => {
  const english = { text: 'Harbour Lane Café', lang: 'en' };
  expect(ownNames(languageOf('en'), CAFE)).toEqual([{ text: '海傍冰室', lang: 'zh-HK' }, english]);
  expect(ownNames(languageOf('zh-hk'), CAFE)).toEqual([{ text: '海傍冰室', lang: 'zh-HK' }, english]);
  expect(ownNames(languageOf('zh-cn'), CAFE)).toEqual([{ text: '海傍冰室（简）', lang: 'zh-CN' }, english]);
});

test('only languages that the shop offers stand beside the reader’s', () => {
  const chinese = { text: '海傍冰室', lang: 'zh-HK' };
  expect(ownNames(languageOf('zh-hk'), CAFE, { languages: ['zh-hk'] })).toEqual([chinese]);
  expect(ownNames(languageOf('zh-hk'), CAFE, { languages: ['zh-hk', 'en'] })).toHaveLength(2);
  expect(ownNames(languageOf('en'), CAFE, { languages: ['en'] })).toHaveLength(1);
});

test('a name that is the same, or missing, in one of the languages stands once', () => {
  expect(ownNames(languageOf('en'), { en: 'Mott 32', cht: 'Mott 32', chs: 'Mott 32' })).toEqual([
    { text: 'Mott 32', lang: 'zh-HK' },
  ]);
  expect(ownNames(languageOf('zh-hk'), { en: 'Mott 32', cht: '', chs: '' })).toEqual([
    { text: 'Mott 32', lang: 'en' },
  ]);
  expect(ownNames(languageOf('en'), undefined)).toEqual([]);
});
