import type * as domain from '@comanda/domain';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  OrderDiscount,
  OrderLimitEntry,
  Product,
  ProductOption,
  Section,
  Shop,
  TableSession,
  TaxSetting,
  TillSettings,
} from './index.ts';
import { createValidator, IncomingLine, Product as ProductSchema } from './index.ts';

test('the types of the contract are assignable to those of the engine', () => {
  expectTypeOf<Product>().toExtend<domain.Product>();
  expectTypeOf<ProductOption>().toExtend<domain.ProductOption>();
  expectTypeOf<Shop>().toExtend<domain.Shop>();
  expectTypeOf<Section>().toExtend<domain.Section>();
  expectTypeOf<TaxSetting>().toExtend<domain.TaxSetting>();
  expectTypeOf<OrderDiscount>().toExtend<domain.DiscountRule>();
  expectTypeOf<OrderLimitEntry>().toExtend<domain.OrderLimitEntry>();
  expectTypeOf<TableSession>().toExtend<domain.SplitSession>();
  expectTypeOf<TillSettings>().toExtend<domain.TillSettings>();
  expectTypeOf<IncomingLine>().toExtend<domain.CartLine>();
});

test('a field that a guest may not set is refused, not ignored', () => {
  const check = createValidator(IncomingLine);
  expect(check({ id: 'l1', product: 'p1', quantity: 1 }).ok).toBe(true);
  for (const field of ['openKey', 'free', 'discountable', 'price', 'fromCoupon', 'status'])
    expect(check({ id: 'l1', product: 'p1', quantity: 1, [field]: 1 })).toMatchObject({ ok: false });
});

test('a refusal names the field', () => {
  const result = createValidator(ProductSchema)({ _id: 'p1', price: 1.5 });
  expect(result).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.objectContaining({ field: '/price', rule: 'type' })]),
  });
});
