import type { Shop, StaffLine, TableSession } from '@comanda/contract';
import { openPriceProblem, scaledInteger, stepOf } from '@comanda/domain';
import type { Menu } from '../../catalogue/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { STAFF_FIELDS } from '../../sessions/index.ts';
import { ensureSeats, ensureSellers } from './line-places.ts';
import { ensureNoProblems, type FieldProblem } from './line-problem.ts';

type StaffLinesOf = {
  readonly shop: Shop;
  readonly session: Pick<TableSession, 'tables'>;
  readonly cart: readonly StaffLine[];
  /** The name of the cart in the call. */
  readonly cartField: string;
};

/**
 * Checks the fields of a cart's lines that only staff may set. Throws `badRequest` with every field that a guest may not
 * set, or that is out of range: a price off the step or outside the product's range, a price without its reason, a seat
 * beyond the covers, an unknown member of staff (till T4.3, T4.4).
 */
export async function checkStaffLines(
  read: Reads,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { shop, session, cart, cartField }: StaffLinesOf,
  actor: Actor,
): Promise<void> {
  const at = (index: number, name: string) => `/${cartField}/${index}/${name}`;
  const problems = (of: (line: StaffLine) => readonly FieldProblem[]) =>
    cart.flatMap((line, index) => of(line).map(({ field, rule }) => ({ field: at(index, field), rule })));
  ensureNoProblems(problems(isSelfOrder(actor) ? guestProblems : productProblems));
  const menu = catalogue.menu(shop._id);
  if (isSelfOrder(actor)) return ensureNoProblems(problems((line) => openPriceProblems(line, menu)));
  ensureNoProblems(problems((line) => priceProblems(line, menu, shop)));
  ensureSeats(
    session,
    cart.map(({ tableChairId: value }, index) => ({ field: at(index, 'tableChairId'), value })),
  );
  const sellers = cart.map(({ staff: value }, index) => ({ field: at(index, 'staff'), value }));
  await ensureSellers(read, shop._id, sellers);
}

/** Returns the fields that only staff may set; a guest's line has a product. */
function guestProblems(line: StaffLine): readonly FieldProblem[] {
  const refused = STAFF_FIELDS.filter((field) => line[field] !== undefined);
  const problems = refused.map((field) => ({ field, rule: 'additionalProperties' }));
  return line.product === undefined ? [...problems, { field: 'product', rule: 'required' }] : problems;
}

/** Returns the product of a guest's line that only staff may sell: they enter its price (till T4.4). */
function openPriceProblems({ product = '', fromProduct }: StaffLine, menu: Menu): readonly FieldProblem[] {
  const isOpen = fromProduct === undefined && menu.get('products', product)?.openPrice === true;
  return isOpen ? [{ field: 'product', rule: 'openPrice' }] : [];
}

function productProblems({ product, customProduct, fromProduct }: StaffLine): readonly FieldProblem[] {
  if (product === undefined) {
    if (customProduct === undefined) return [{ field: 'product', rule: 'required' }];
    return fromProduct === undefined ? [] : [{ field: 'fromProduct', rule: 'customProduct' }];
  }
  return customProduct === undefined ? [] : [{ field: 'customProduct', rule: 'product' }];
}

function priceProblems(line: StaffLine, menu: Menu, shop: Shop): readonly FieldProblem[] {
  const { customProduct, product: id } = line;
  const step = stepOf(shop);
  const isOffStep = customProduct !== undefined && customProduct.price % step !== 0;
  const problems = isOffStep ? [{ field: 'customProduct/price', rule: 'step' }] : [];
  const { category } = customProduct ?? {};
  const isUnknown = category !== undefined && menu.get('categories', category) === undefined;
  if (isUnknown) problems.push({ field: 'customProduct/category', rule: 'unknown' });
  const product = id === undefined ? undefined : menu.get('products', id);
  // there is no price yet that a discount could be taken off
  if (product?.openPrice === true && line.reason?.kind === 'discount')
    return [...problems, { field: 'reason', rule: 'openPrice' }];
  return [...problems, ...manualPriceProblems(line, { product, step })];
}

type PricedProduct = {
  readonly product:
    | { readonly openPrice?: boolean; readonly priceMin?: number; readonly priceMax?: number }
    | undefined;
  readonly step: number;
};

/** Returns what is wrong with a line's price set by hand and its reason (till T4.4). */
export function manualPriceProblems(
  { manualPrice, reason, fromProduct }: Pick<StaffLine, 'manualPrice' | 'reason' | 'fromProduct'>,
  { product, step }: PricedProduct,
): readonly FieldProblem[] {
  if (reason !== undefined) return reasonProblems({ manualPrice, reason }, step);
  const isOpen = product?.openPrice === true && fromProduct === undefined;
  if (!isOpen) return manualPrice === undefined ? [] : [{ field: 'reason', rule: 'required' }];
  const rule = openPriceProblem(manualPrice, product, step);
  return rule === undefined ? [] : [{ field: 'manualPrice', rule }];
}

function reasonProblems(
  { manualPrice, reason }: { manualPrice?: number; reason: NonNullable<StaffLine['reason']> },
  step: number,
): readonly FieldProblem[] {
  const { kind, percent } = reason;
  if (percent !== undefined && kind !== 'discount') return [{ field: 'reason/percent', rule: 'kind' }];
  if (percent !== undefined && scaledInteger(percent, 10_000) === undefined)
    return [{ field: 'reason/percent', rule: 'decimals' }];
  if (kind === 'comp') return manualPrice ? [{ field: 'manualPrice', rule: 'maximum' }] : [];
  if (manualPrice === undefined)
    return percent === undefined ? [{ field: 'manualPrice', rule: 'required' }] : [];
  return manualPrice % step === 0 ? [] : [{ field: 'manualPrice', rule: 'step' }];
}
