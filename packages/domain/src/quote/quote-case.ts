import { type Bill, type BillInput, type InputProblem, inputProblem, priceBill } from '../bill/index.ts';
import { createCatalogue } from '../catalogue/index.ts';
import { type Explanation, explainBill } from '../explanation/index.ts';
import { stepOf } from '../money/index.ts';
import { readProduct, readProductOption } from './read-catalogue.ts';
import { readRule } from './read-promotion.ts';
import { readSession, readUser } from './read-session.ts';
import { readSection, readShop, readTax, readZone } from './read-shop.ts';
import { amountOf, instant } from './read-units.ts';
import { field, InputError, list, type Node, optional } from './reader.ts';

/** A bill, with its explanation when that was asked for, or what is wrong with the case. */
export type QuoteResult =
  | { readonly bill: Bill; readonly explanation?: Explanation }
  | { readonly error: InputProblem };

/**
 * Prices one case of a quote document; bad input is an error with code, field and message (pricing §7).
 * With `explain` the result carries why the price is what it is (pricing P6.1).
 */
export function quoteCase(
  document: unknown,
  { explain = false }: { readonly explain?: boolean } = {},
): QuoteResult {
  try {
    const input = readCase({ value: document, path: '' });
    const problem = inputProblem(input);
    if (problem !== undefined) return { error: problem };
    return countable(explain ? explainBill(input) : { bill: priceBill(input) });
  } catch (error) {
    if (error instanceof InputError) return { error: error.problem };
    // Figures that grew past what is exact while pricing, such as free pieces of a rule that repeats.
    if (error instanceof RangeError) return uncountable();
    throw error;
  }
}

/** A bill whose amounts are whole numbers that this machine can tell apart. */
function countable(priced: { readonly bill: Bill; readonly explanation?: Explanation }): QuoteResult {
  const { subTotal, total, paid, paymentTips, outstanding, points } = priced.bill;
  const figures = [subTotal, total, paid, paymentTips, outstanding, points];
  return figures.every(Number.isSafeInteger) ? priced : uncountable();
}

function uncountable(): QuoteResult {
  const message = 'the bill comes to more than can be counted exactly';
  return { error: { code: 'invalidAmount', field: 'session.products', message } };
}

function readCase(node: Node): BillInput {
  const shop = readShop(field(node, 'shop'));
  const amount = amountOf(stepOf(shop));
  return {
    now: instant(field(node, 'now')),
    shop,
    section: optional(field(node, 'section'), (entry) => readSection(entry, amount)),
    zone: optional(field(node, 'zone'), (entry) => readZone(entry, amount)),
    user: optional(field(node, 'user'), readUser),
    session: readSession(field(node, 'session'), amount),
    catalogue: createCatalogue({
      products: list(field(node, 'products'), (entry) => readProduct(entry, amount)),
      productOptions: list(field(node, 'productOptions'), (entry) => readProductOption(entry, amount)),
    }),
    discounts: list(field(node, 'discounts'), (entry) => readRule(entry, amount)),
    taxes: list(field(node, 'taxes'), (entry) => readTax(entry, amount)),
  };
}
