import { expect, test } from 'vitest';
import { createChangeChecks } from './change-findings.ts';
import type { JsonObject } from './json.ts';
import type { CatalogueDocuments } from './references.ts';

const name = { en: 'X', cht: 'X', chs: 'X' };
const SHOP = { _id: 'harbour', name, currency: 'HKD', currencyStep: 10 };
const RICE: JsonObject = {
  _id: 'rice',
  name,
  price: 2000,
  category: 'main',
  sections: ['day'],
  shops: ['harbour'],
  image: 'picture',
  allergens: [],
};
const KNOWN: CatalogueDocuments = {
  shops: [SHOP],
  sections: [{ _id: 'day', name }],
  categories: [{ _id: 'main', name, sections: ['day'] }],
  productOptions: [],
};

/** Returns what is found about a dish, `code path about`, errors in capitals; beside other dishes. */
function found(product: JsonObject, { before = RICE, others = [] as JsonObject[], more = {} } = {}) {
  const documents = { ...KNOWN, products: [...others, product], ...more };
  const changed = [{ list: 'products', entity: String(product._id), before, after: product }] as const;
  return createChangeChecks(documents)(changed).map(({ level, code, path, about }) => {
    return [level === 'error' ? code.toUpperCase() : code, path, about].filter(Boolean).join(' ');
  });
}

test('B2.7 a dish that is in order has neither errors nor warnings', () => {
  expect(found(RICE)).toEqual([]);
});

test.each([
  ['a category that is gone', { category: 'gone' }, ['REFERENCEMISSING category categories/gone']],
  ['no name in the first language', { name: { en: ' ', cht: '飯', chs: '饭' } }, ['NAMEMISSING name.en']],
  ['no name in another', { name: { en: 'Rice', cht: '飯', chs: '' } }, ['translationMissing name.chs']],
  ['a price off the step', { price: 2005 }, ['AMOUNTOFFSTEP price harbour']],
  [
    'a shop’s own price off the step',
    { discountMapping: [{ shop: 'harbour', price: 1999 }] },
    ['AMOUNTOFFSTEP discountMapping[harbour].price harbour'],
  ],
  ['no price', { price: 0 }, ['priceZero price', 'priceJump price']],
  ['a price up by half', { price: 3000 }, ['priceJump price']],
  ['no section', { sections: [] }, ['onNoMenu sections']],
  [
    'no picture, allergens unknown',
    { image: undefined, allergens: undefined },
    ['pictureMissing image', 'allergensUnknown allergens'],
  ],
] as const)('B2.7 finds %s', (_, change, expected) => {
  expect(found({ ...RICE, ...change } as JsonObject)).toEqual(expected);
});

test.each([
  [
    'of the shop’s first language',
    ['zh-hk', 'en'],
    { en: 'Rice', cht: '', chs: '' },
    ['NAMEMISSING name.cht'],
  ],
  [
    'of another that it offers',
    ['zh-hk', 'en'],
    { en: '', cht: '飯', chs: '' },
    ['translationMissing name.en'],
  ],
  ['of none that it does not offer', ['zh-hk'], { en: '', cht: '飯', chs: '' }, []],
] as const)('B5.4 a name is missed %s', (_, languages, given, expected) => {
  const more = { shops: [{ ...SHOP, languages }] };
  expect(found({ ...RICE, name: given }, { more })).toEqual(expected);
});

test('B5.4 only the languages of a dish’s own shops count', () => {
  const other = { ...SHOP, _id: 'peak', languages: ['zh-cn'] };
  const half = { ...RICE, name: { en: 'Rice', cht: '飯', chs: '' } };
  const more = { shops: [{ ...SHOP, languages: ['en'] }, other] };
  expect(found(half, { more })).toEqual([]);
  expect(found({ ...half, shops: [] }, { more })).toEqual(['NAMEMISSING name.chs']);
});

test('B2.7 a dish stands in sections of its category only', () => {
  const more = { sections: [...(KNOWN.sections ?? []), { _id: 'night', name }] };
  expect(found({ ...RICE, sections: ['day', 'night'] }, { more })).toEqual([
    'OUTSIDESECTIONS sections night',
  ]);
});

test('B2.7 a code is used once in a shop, and may be used again in another', () => {
  const coded = { ...RICE, code: '11' };
  const other = { ...RICE, _id: 'tea', code: '11' };
  expect(found(coded, { others: [other] })).toEqual(['CODETWICE code tea']);
  expect(found(coded, { others: [{ ...other, shops: ['hill'] }] })).toEqual([]);
  expect(found(coded, { others: [{ ...other, shops: [] }] })).toEqual(['CODETWICE code tea']);
});

test('B2.7 a dish that cannot be priced with its default choices in one of its shops is not published', () => {
  const choice = { _id: 'c', name, defaultSelected: true };
  const size = { _id: 'size', name, allowQuantity: true, maxQuantity: 2, options: [choice] };
  const tooMany = { ...size, options: [{ ...choice, defaultSelectedQuantity: 3 }] };
  const dish = { ...RICE, options: ['size'] };
  expect(found(dish, { more: { productOptions: [size] } })).toEqual([]);
  expect(found(dish, { more: { productOptions: [tooMany] } })).toEqual(['NOTQUOTABLE harbour']);
  const changed = [{ list: 'productOptions', entity: 'size', before: size, after: tooMany }] as const;
  const byOption = createChangeChecks({ ...KNOWN, products: [dish], productOptions: [tooMany] })(changed);
  expect(byOption).toEqual([
    { list: 'products', entity: 'rice', level: 'error', code: 'notQuotable', about: 'harbour' },
  ]);
});

test('B2.7 a set is priced in each of its shops, with what that shop sells', () => {
  const hill = { ...SHOP, _id: 'hill' };
  const set = { ...RICE, _id: 'lunch', options: ['drink'], shops: [] };
  const drink = {
    _id: 'drink',
    name,
    required: true,
    options: ['tea', 'juice'].map((product) => ({ _id: product, name, type: 'product', product })),
  };
  const more = { shops: [SHOP, hill], productOptions: [drink] };
  const tea = { ...RICE, _id: 'tea', shops: ['harbour'] };
  const juice = { ...RICE, _id: 'juice', shops: ['hill'] };
  expect(found(set, { more, others: [tea, juice] })).toEqual([]);
  expect(found(set, { more, others: [tea, { ...juice, shops: ['harbour'] }] })).toEqual(['NOTQUOTABLE hill']);
});

test('B2.7 a set does not lead to itself, and an option can be answered', () => {
  const set = { ...RICE, options: ['side'] };
  const side = { _id: 'side', name, options: [{ _id: 'c', name, type: 'product', product: 'rice' }] };
  expect(found(set, { more: { productOptions: [side] } })).toEqual(['SETINITSELF options']);
  const unmet = { ...side, options: [], required: true };
  const changed = [{ list: 'productOptions', entity: 'side', before: side, after: unmet }] as const;
  expect(createChangeChecks({ ...KNOWN, productOptions: [unmet] })(changed).map(({ code }) => code)).toEqual([
    'optionBounds',
  ]);
});
