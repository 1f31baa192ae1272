import type { Product, ProductOption } from '@comanda/contract';
import {
  askedOptions,
  createCatalogue,
  defaultSelections,
  isSelling,
  lineOptionProblems,
  stepOf,
  stockLevel,
} from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { demoOrganisation } from './index.ts';

const organisation = demoOrganisation();
const catalogue = createCatalogue(organisation);
const productsById = new Map(organisation.products.map((product) => [product._id, product]));
const optionsById = new Map(organisation.productOptions.map((option) => [option._id, option]));
const optionsOf = ({ options = [] }: Product) => options.flatMap((id) => optionsById.get(id) ?? []);
const setItemsOf = (product: Product) =>
  optionsOf(product).flatMap(({ options }) => options.flatMap(({ product: id }) => (id ? [id] : [])));
const isSet = (product: Product) => setItemsOf(product).length > 0;
const menuOf = (shop: string) => organisation.products.filter(({ shops }) => shops?.includes(shop));

const TRADITIONAL_ONLY = /[麵飯湯雞魚蝦燒凍檸鮮麥綠紅豬醬滷鹹薑蔥蘿蔔蓋隻揀嘅點淨黃燉濃與]/;
const SIMPLIFIED_ONLY = /[饭汤鸡鱼虾烧冻柠鲜绿红猪酱卤咸葱萝盖单浓与]/;

describe.each(organisation.shops)('the menu of $_id', (shop) => {
  const menu = menuOf(shop._id);

  test('has at least 120 products in at least three sections', () => {
    expect(menu.length).toBeGreaterThanOrEqual(120);
    expect(new Set(menu.flatMap(({ sections }) => sections)).size).toBeGreaterThanOrEqual(3);
  });

  test('has about ten categories, each with sub-categories', () => {
    const categories = organisation.categories.filter(({ _id }) => _id.startsWith(`${shop._id}-`));
    expect(categories.length).toBeGreaterThanOrEqual(10);
    for (const { _id } of categories)
      expect(organisation.subCategories.filter(({ category }) => category === _id).length).toBeGreaterThan(1);
  });

  test('describes most products, and gives each a code of its own', () => {
    expect(menu.filter(({ description }) => description).length).toBeGreaterThan(menu.length * 0.6);
    expect(new Set(menu.map(({ code }) => code)).size).toBe(menu.length);
  });

  test('asks amounts that exist in the currency', () => {
    const options = new Set(menu.flatMap(optionsOf));
    const amounts = [
      ...menu.flatMap(({ price, priceModifiers = [], discountMapping = [] }) => [
        price,
        ...priceModifiers.map((modifier) => modifier.price ?? 0),
        ...discountMapping.map((mapping) => mapping.price ?? 0),
      ]),
      ...[...options].flatMap((option) =>
        option.options.flatMap(({ price = 0, priceModifiers = [] }) => [
          price,
          ...priceModifiers.map((modifier) => modifier.price ?? 0),
        ]),
      ),
    ];
    const step = stepOf(shop);
    expect(amounts.filter((amount) => !Number.isInteger(amount) || amount % step !== 0)).toEqual([]);
    expect(menu.filter(({ price }) => price < 10 * step)).toEqual([]);
  });

  test('has at least eight set meals, all of whose items are served with them', () => {
    const sets = menu.filter(isSet);
    expect(sets.length).toBeGreaterThanOrEqual(8);
    for (const set of sets)
      for (const id of setItemsOf(set)) {
        const item = productsById.get(id);
        expect(item?.shops, id).toEqual(set.shops);
        expect(item?.sections, `${id} in ${set._id}`).toEqual(expect.arrayContaining(set.sections));
        expect(item && isSet(item), `${id} is no set itself`).toBe(false);
      }
  });

  test('has set items with surcharges, and with options of their own', () => {
    const steps = menu.filter(isSet).flatMap(optionsOf);
    const items = steps.flatMap(({ options }) => options.filter(({ product }) => product !== undefined));
    expect(items.some(({ price = 0 }) => price > 0)).toBe(true);
    expect(items.some(({ product }) => productsById.get(product ?? '')?.options?.length)).toBe(true);
  });

  test('shows every kind of product and option', () => {
    const options = menu.flatMap(optionsOf);
    const kinds = new Set(options.map(({ type }) => type));
    expect(kinds).toEqual(new Set(['option', 'discount', 'freeSurcharge']));
    const choices = options.flatMap((option) => option.options);
    const shown: Record<string, boolean> = {
      requiredSingle: options.some(({ required, multiple }) => required && !multiple),
      pickLimits: options.some(({ minPick, maxPick }) => minPick !== undefined && maxPick !== undefined),
      quantities: options.some(({ allowQuantity, maxQuantity }) => allowQuantity && maxQuantity),
      enjoyDiscount: options.some(({ enjoyDiscount }) => enjoyDiscount),
      defaultSelected: choices.some(({ defaultSelected }) => defaultSelected),
      choiceModifiers: choices.some(({ priceModifiers }) => priceModifiers?.length),
      discountMapping: menu.some(({ discountMapping }) => discountMapping?.length),
      setOnly: menu.some(({ setOrderOrGiftOnly }) => setOrderOrGiftOnly),
      hiddenOnline: menu.some(({ hideFromOnline }) => hideFromOnline),
      eatInOnly: menu.some(({ eatInOnly }) => eatInOnly),
      notSelling: menu.some(({ stock }) => stock?.stockMode === 'notSelling'),
      paused: menu.some(({ stock }) => stock?.stockMode === 'paused' || stock?.onlineMode === 'paused'),
      threeLeft: menu.some(({ stock }) => stock?.quantity === 3),
      unknownAllergens: menu.some(({ allergens }) => allergens === undefined),
      diets: menu.some(({ diets }) => diets?.length),
      popular: menu.some(({ popular }) => popular),
    };
    expect(Object.keys(shown).filter((kind) => !shown[kind])).toEqual([]);
  });

  test('calls few dishes popular on each of its menus', () => {
    for (const { _id } of organisation.sections.filter(({ shops }) => shops.includes(shop._id))) {
      const popular = menu.filter((product) => product.popular && product.sections.includes(_id));
      expect(popular.length).toBeGreaterThanOrEqual(8);
      expect(popular.length).toBeLessThanOrEqual(12);
    }
  });

  test('says what goes with each dish: dishes of the same menu that are eaten on their own', () => {
    for (const { _id, goesWith = [], sections } of menu) {
      expect(new Set(goesWith).size, _id).toBe(goesWith.length);
      expect(goesWith, _id).not.toContain(_id);
      const offered = goesWith.map((id) => productsById.get(id));
      for (const other of offered) {
        expect(other?.shops, _id).toEqual([shop._id]);
        expect(other?.setOrderOrGiftOnly ?? other?.hideFromOnline ?? false, _id).toBe(false);
      }
      const served = offered.filter((other) => other?.sections.some((section) => sections.includes(section)));
      expect(served.length, _id).toBeGreaterThan(0);
    }
  });

  test('has sold-out items', () => {
    const soldOut = menu.filter(({ stock }) => stock?.stockMode === 'sync' && stock.quantity === 0);
    expect(soldOut.length).toBeGreaterThan(0);
    for (const product of soldOut) expect(isSelling(stockLevel(product, { selfOrder: true }))).toBe(false);
  });
});

describe('names', () => {
  const entries = [
    ...[
      organisation.shops,
      organisation.sections,
      organisation.categories,
      organisation.subCategories,
    ].flat(),
    ...organisation.products,
    ...organisation.products.flatMap(({ _id, description: name }) => (name ? [{ _id, name }] : [])),
    ...organisation.productOptions,
    ...organisation.productOptions.flatMap(({ options }) => options),
    ...organisation.paymentMethods,
    ...organisation.taxSettings,
  ];

  test('are there in three languages, each in its own characters', () => {
    for (const { _id, name } of entries) {
      for (const text of [name.en, name.cht, name.chs]) expect(text.trim(), _id).not.toBe('');
      expect(name.en, _id).not.toMatch(/\p{Script=Han}/u);
      expect(name.chs, _id).not.toMatch(TRADITIONAL_ONLY);
      expect(name.cht, _id).not.toMatch(SIMPLIFIED_ONLY);
    }
  });

  test.each([
    ['iced-lemon-tea', '凍檸茶（大）', '冻柠茶（大）'],
    ['luncheon-meat-egg-noodles', '餐蛋麵', '餐蛋面'],
    ['satay-beef-noodles', '沙嗲牛肉公仔麵', '沙嗲牛肉公仔面'],
    ['french-toast', '西多士', '西多士'],
    ['club-sandwich', '公司三文治', '公司三明治'],
    ['pearl-milk-tea', '珍珠奶茶', '珍珠奶茶'],
    ['braised-pork-rice', '滷肉飯', '卤肉饭'],
    ['popcorn-chicken', '鹹酥雞', '咸酥鸡'],
  ])('of %s are %s and %s', (id, cht, chs) => {
    expect(productsById.get(id)?.name).toMatchObject({ cht, chs });
  });
});

describe('options', () => {
  test.each(organisation.productOptions)('$_id has choices enough for its rules', (option) => {
    const { options, required, multiple, minPick = 0, maxPick, minQuantity = 0, maxQuantity } = option;
    const leastPick = Math.max(required ? 1 : 0, minPick);
    expect(options.length).toBeGreaterThanOrEqual(Math.max(1, leastPick));
    expect(maxPick ?? leastPick).toBeGreaterThanOrEqual(leastPick);
    expect(options.length).toBeGreaterThanOrEqual(maxPick ?? 0);
    expect(maxQuantity ?? minQuantity).toBeGreaterThanOrEqual(minQuantity);
    if (!multiple) expect(options.filter(({ defaultSelected }) => defaultSelected).length).toBeLessThan(2);
  });

  test.each(organisation.products)('of $_id can be answered', (product) => {
    const lineOptions = askedOptions(product, catalogue, 'dineIn').map(({ _id }) => {
      const option = optionsById.get(_id);
      return { option: _id, selections: option ? leastSelections(option) : [] };
    });
    expect(lineOptionProblems(product, lineOptions, catalogue, { orderType: 'dineIn' })).toEqual([]);
  });
});

/** Returns the defaults, or the first choices that the option asks for. */
function leastSelections(option: ProductOption) {
  const defaults = defaultSelections(option);
  if (defaults.length > 0) return defaults;
  const least = Math.max(option.required ? 1 : 0, option.minPick ?? 0);
  return option.options.slice(0, least).map(({ _id }) => ({ _id, quantity: 1 }));
}
