import { describe, expect, test } from 'vitest';
import { draftOfCustom, NO_CUSTOM, readCustom } from './custom-product.ts';

const SHOP = { currency: 'HKD' } as Parameters<typeof readCustom>[1];
const CAKE = { ...NO_CUSTOM, name: ' Birthday cake ', price: '188' };

describe('something that the menu lacks', () => {
  test('T4.3 has a name and a price, and if wanted a category, a remark and no discount', () => {
    expect(readCustom(CAKE, SHOP)).toEqual({ product: { name: 'Birthday cake', price: 18_800 } });
    const whole = { ...CAKE, category: 'sweets', remarks: ' one candle ', isDiscountable: false };
    const product = {
      name: 'Birthday cake',
      price: 18_800,
      category: 'sweets',
      remarks: 'one candle',
      discountable: false,
    };
    expect(readCustom(whole, SHOP)).toEqual({ product });
    expect(readCustom(draftOfCustom(product), SHOP)).toEqual({ product });
  });

  test('T4.3 says at its field what is missing or wrong', () => {
    expect(readCustom(NO_CUSTOM, SHOP)).toEqual({ problems: { name: 'nameMissing', price: 'priceMissing' } });
    expect(readCustom({ ...CAKE, price: '-5' }, SHOP)).toEqual({ problems: { price: 'priceBad' } });
    expect(readCustom({ ...CAKE, price: 'ten' }, SHOP)).toEqual({ problems: { price: 'priceBad' } });
    const yen = { currency: 'TWD' } as Parameters<typeof readCustom>[1];
    expect(readCustom({ ...CAKE, price: '10.5' }, yen)).toEqual({ problems: { price: 'priceFine' } });
    expect(readCustom({ ...CAKE, price: '0' }, SHOP)).toEqual({
      product: { name: 'Birthday cake', price: 0 },
    });
  });
});
