import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/builders.ts';
import { isListed } from './listing.ts';
import { matchesKeyword } from './search.ts';

describe('keyword (spec §5)', () => {
  const product = { name: { en: 'Iced Milk Tea', cht: '凍奶茶', chs: '冻奶茶' } };

  it.each(['milk', 'MILKTEA', 'milk  tea', 'ｍｉｌｋ', '奶茶', '冻奶', '奶 茶', ''])(
    'finds by %s',
    (keyword) => {
      expect(matchesKeyword(product, keyword)).toBe(true);
    },
  );

  it('finds nothing else', () => {
    expect(matchesKeyword(product, 'coffee')).toBe(false);
    expect(matchesKeyword({}, 'tea')).toBe(false);
    expect(matchesKeyword(product, '(')).toBe(false);
  });
});

describe('listing (spec §5)', () => {
  const guest = { orderType: 'dineIn', selfOrder: true } as const;

  it('hides set items, products hidden from online, and eat-in-only products off the premises', () => {
    expect(isListed(aProduct(), guest)).toBe(true);
    expect(isListed(aProduct({ setOrderOrGiftOnly: true }), guest)).toBe(false);
    expect(isListed(aProduct({ hideFromOnline: true }), guest)).toBe(false);
    expect(isListed(aProduct({ hideFromOnline: true }), { ...guest, selfOrder: false })).toBe(true);
    expect(isListed(aProduct({ eatInOnly: true }), guest)).toBe(true);
    expect(isListed(aProduct({ eatInOnly: true }), { ...guest, orderType: 'takeAway' })).toBe(false);
  });
});
