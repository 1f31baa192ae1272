import type {
  Category,
  Product,
  ProductOption,
  Section,
  Shop,
  TaxSetting,
  VipLevel,
} from '@comanda/contract';
import {
  ARCHIVED_AT,
  type ExplainedBill,
  explainBill,
  type OrderType,
  type PricedUser,
} from '@comanda/domain';
import { menuCatalogue, type ShopCatalogue } from '../../../../data/catalogue/shop-catalogue.ts';
import { cartInput, ifPriceable } from '../../../../data/pricing/cart-bill.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import { type DayAndTime, dayAndTimeAt } from './rule-dates.ts';
import type { DraftedRule } from './rules.ts';

/** The two states of a catalogue that a test compares: as guests have it, and with the open set's edits. */
type Version = 'live' | 'draft';

/** The people that are no members of a level: a guest, and a member without one. */
export const PEOPLE = ['guest', 'member'] as const;

/** A cart by which promotions are tested, and what else their conditions look at (B4.3). */
export type TestCart = DayAndTime & {
  readonly lines: readonly TestLine[];
  /** One of `PEOPLE`, or the id of a member's level. */
  readonly person: string;
  readonly section: string | undefined;
  readonly type: OrderType;
  /** Rules that do not come by themselves: of codes, gifts and staff. */
  readonly given: readonly string[];
  /** A rule that counts in the draft even if it is off. */
  readonly asOn: string | undefined;
};

type TestLine = { readonly id: string; readonly product: string; readonly quantity: number };

/** The lists of the office that a test reads, in both versions. */
export type TestLists = {
  readonly menu: {
    readonly dishes: readonly DraftedDocument<Product>[];
    readonly categories: readonly DraftedDocument<Category>[];
    readonly sections: readonly DraftedDocument<Section>[];
    readonly options: readonly DraftedDocument<ProductOption>[];
  };
  readonly all: readonly DraftedRule[];
  readonly taxes: readonly DraftedDocument<TaxSetting>[];
  readonly levels: readonly DraftedDocument<VipLevel>[];
};

/** The catalogue of a version with the rules that may be on an order, and the levels of members. */
type TestCatalogue = ShopCatalogue & { readonly levels: readonly VipLevel[] };

/** Guests at the table of a test. */
export const TEST_GUESTS = 2;

/** Returns the lines with which a test begins: a dish for each that the rule names, or the first of the menu. */
export function firstLines(
  { conditions = [], discountRules = [] }: Pick<DraftedRule['now'], 'conditions' | 'discountRules'>,
  dishes: readonly Pick<DraftedDocument<Product>, 'now'>[],
): readonly TestLine[] {
  const sold = dishes
    .map(({ now }) => now)
    .filter((dish) => dish[ARCHIVED_AT] === undefined && dish.price > 0);
  const allows = (ids: readonly string[] = [], id: string) => ids.length === 0 || ids.includes(id);
  const named = [...conditions, ...discountRules].filter(
    ({ for: kind, product = [], category = [] }) =>
      kind !== 'exclude' && product.length + category.length > 0,
  );
  const quantities = new Map<string, number>();
  for (const { product, category, minQty = 1 } of named) {
    const dish = sold.find(({ _id, category: own }) => allows(product, _id) && allows(category, own));
    if (dish !== undefined) quantities.set(dish._id, Math.max(1, minQty, quantities.get(dish._id) ?? 0));
  }
  const [first] = sold;
  if (quantities.size === 0 && first !== undefined) quantities.set(first._id, 1);
  return [...quantities].map(([product, quantity]) => ({ id: product, product, quantity }));
}

/** Returns a new test, now, at a table, by a guest unless another person is named; a tested rule is given where it does not come by itself. */
export function newTestCart(
  rule: DraftedRule | undefined,
  { menu }: Pick<TestLists, 'menu'>,
  {
    shop,
    now,
    person = 'guest',
  }: { readonly shop: Shop; readonly now: number; readonly person?: string | undefined },
): TestCart {
  const [type = 'dineIn'] = rule?.now.orderType ?? [];
  const [section = menu.sections[0]?.id] = rule?.now.sections ?? [];
  return {
    lines: firstLines(rule?.now ?? {}, menu.dishes),
    person,
    ...dayAndTimeAt(now, shop),
    section,
    type,
    given: rule === undefined || rule.now.source === 'automatic' ? [] : [rule.id],
    asOn: rule?.id,
  };
}

/** Returns the ids of the rules that do not come by themselves, published or drafted. */
export function givenRules({ all }: Pick<TestLists, 'all'>): readonly string[] {
  const isGiven = (rule: DraftedRule['live']) => rule !== undefined && rule.source !== 'automatic';
  return all
    .filter(({ live, now }) => now[ARCHIVED_AT] === undefined && (isGiven(live) || isGiven(now)))
    .map(({ id }) => id);
}

type Archivable = { readonly archivedAt?: string };

/** Returns the documents of a version that are not archived. */
function current<Row extends Archivable>(rows: readonly DraftedDocument<Row>[], version: Version): Row[] {
  return rows.flatMap(({ live, now }) => {
    const row = version === 'live' ? live : now;
    return row === undefined || row[ARCHIVED_AT] !== undefined ? [] : [row];
  });
}

/** Returns the shop's catalogue in a version, with every rule of the shop whatever its source. */
export function testCatalogue(lists: TestLists, shop: Shop, version: Version): TestCatalogue {
  const { menu, all, taxes, levels } = lists;
  return {
    shop,
    sections: current(menu.sections, version),
    categories: current(menu.categories, version),
    subCategories: [],
    products: current(menu.dishes, version),
    productOptions: current(menu.options, version),
    taxes: current(taxes, version),
    discounts: current(all, version).filter(
      ({ shops = [] }) => shops.length === 0 || shops.some((id) => id === shop._id),
    ),
    methods: [],
    levels: current(levels, version),
  };
}

/**
 * Returns the bill of a test in a version, explained by the engine (B4.3): the rules that come by themselves, the given
 * ones, and the discount of the person's level. Rules that are off are left out, unless they are given or count as on.
 * Dishes that the version does not have are left out; undefined without a dish, or if the engine cannot price it.
 */
export function testedBill(
  catalogue: TestCatalogue,
  cart: TestCart,
  { now, version }: { readonly now: number; readonly version: Version },
): ExplainedBill | undefined {
  const { levels, discounts, ...data } = catalogue;
  const menu = menuCatalogue({ ...data, discounts });
  const lines = cart.lines.filter(({ product }) => menu.products.has(product));
  if (lines.length === 0) return undefined;
  const rules = discounts.flatMap((rule) => {
    const isOn = version === 'draft' && rule._id === cart.asOn;
    const isGiven = cart.given.some((id) => id === rule._id);
    const comes = rule.source === 'automatic' && rule.status !== 'disabled';
    if (!(comes || isGiven || isOn)) return [];
    return [isOn ? { ...rule, status: 'active' as const } : rule];
  });
  const member = personOf(cart.person, levels);
  const pricing = {
    data: { ...data, discounts: rules },
    catalogue: menu,
    mode: cart.type,
    section: cart.section,
    lines,
    ...(cart.type === 'dineIn' && { tables: [{ item: 'test', capacity: TEST_GUESTS }] }),
    ...(member !== undefined && { member }),
    now,
  };
  return ifPriceable({}, () => explainBill(cartInput(pricing)));
}

function personOf(person: string, levels: readonly VipLevel[]): PricedUser | undefined {
  if (person === 'guest') return undefined;
  const level = levels.find(({ _id }) => _id === person);
  return { _id: 'test', status: 'active', ...(level !== undefined && { vipLevel: level }) };
}
