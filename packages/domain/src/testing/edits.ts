import fc from 'fast-check';
import {
  applyEdits,
  type Edit,
  type Json,
  type JsonObject,
  mergeEdits,
  type SetEdit,
  valueAt,
} from '../changes/index.ts';

/** The document that drawn edits change. */
export const KEY = { list: 'products', entity: 'p1' } as const;
export const PRODUCT: JsonObject = {
  _id: 'p1',
  name: { en: 'Rice', cht: '飯' },
  price: 2000,
  discountMapping: [{ shop: 's1', price: 1800 }],
  options: [
    { _id: 'c1', price: 100 },
    { _id: 'c2', price: 200 },
  ],
};
/** Returns an edit of it. */
export const edit = (path: string, was?: Json, value?: Json): Edit => {
  return { ...KEY, path, ...(was !== undefined && { was }), ...(value !== undefined && { value }) };
};

/** Returns a document with edits that apply. */
export function applied(document: JsonObject | undefined, edits: readonly Edit[]): JsonObject | undefined {
  const outcome = applyEdits(document, edits);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.document;
}

const CHOICES = ['c1', 'c2', 'c3', 'c4', 'c5'];
const prices = fc.integer({ min: 1, max: 9 });
/** Products with choices in any order and prices of shops. */
export const products = fc.record({
  price: prices,
  texts: fc.dictionary(fc.constantFrom('en', 'cht', 'chs'), fc.string({ minLength: 1, maxLength: 3 }), {
    minKeys: 1,
  }),
  choices: fc.shuffledSubarray(CHOICES, { minLength: 1 }),
  shops: fc.shuffledSubarray(['s1', 's2', 's3']),
});
type Drawn = typeof products extends fc.Arbitrary<infer Value> ? Value : never;

export function documentOf({ price, texts, choices, shops }: Drawn): JsonObject {
  return {
    _id: 'p1',
    name: { ...texts },
    price,
    options: choices.map((_id, at) => ({ _id, price: at })),
    ...(shops.length > 0 && { discountMapping: shops.map((shop) => ({ shop, price })) }),
  };
}

/** Random changes: a path and its new value. */
export const changes = fc.oneof(
  fc.record({ path: fc.constant('price'), value: prices }),
  fc.record({
    path: fc.constantFrom('name.en', 'name.cht', 'description.en'),
    value: fc.option(fc.string({ minLength: 1, maxLength: 3 }), { nil: undefined }),
  }),
  fc.record({
    path: fc.constantFrom('discountMapping[s1].price', 'discountMapping[s2].price'),
    value: fc.option(prices, { nil: undefined }),
  }),
  fc.constantFrom(...CHOICES).chain((id) =>
    fc.record({
      path: fc.constant(`options[${id}]`),
      value: fc.option(fc.record({ _id: fc.constant(id), price: prices }), { nil: undefined }),
    }),
  ),
  fc
    .constantFrom(...CHOICES)
    .chain((id) => fc.record({ path: fc.constant(`options[${id}].price`), value: prices })),
  fc.record({
    path: fc.constant('options.$order'),
    value: fc.shuffledSubarray(CHOICES, { minLength: CHOICES.length }),
  }),
);

/** Returns a set's edits after changes by somebody who sees the present state. */
export function edited(
  document: JsonObject,
  wanted: readonly { path: string; value?: Json }[],
): readonly SetEdit[] {
  return wanted.reduce<readonly SetEdit[]>((edits, { path, value }) => {
    const was = valueAt(applied(document, edits), path);
    return mergeEdits({ edits, batch: [edit(path, was, value)], live: () => document }).edits;
  }, []);
}
