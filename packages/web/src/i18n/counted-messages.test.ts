import { expect, test } from 'vitest';
import { createTranslator, type Texts } from './translator.ts';

const FILES = import.meta.glob<Texts>('../locales/*/{offers,home}.json', { eager: true, import: 'default' });

function counted(code: string, key: string): readonly string[] {
  const translator = createTranslator(code);
  for (const file of ['offers', 'home'])
    translator.add(code, file, FILES[`../locales/${code}/${file}.json`] ?? {});
  return [1, 5].map((count) => translator.translate(code, 'offers')(key, { count }));
}

test.each([
  ['en', 'card.more', ['1 more offer', '5 more offers']],
  ['zh-hk', 'card.more', ['還有 1 項優惠', '還有 5 項優惠']],
  ['zh-cn', 'card.more', ['还有 1 项优惠', '还有 5 项优惠']],
  ['en', 'home:openOrdersText', ['1 order in progress', '5 orders in progress']],
  ['zh-hk', 'home:openOrdersText', ['1 張訂單進行中', '5 張訂單進行中']],
  ['zh-cn', 'home:openOrdersText', ['1 个订单进行中', '5 个订单进行中']],
])('%s counts %s', (code, key, texts) => {
  expect(counted(code, key)).toEqual(texts);
});
