import {
  type Bill,
  type BillInput,
  type Explanation,
  explainBill,
  type InputProblem,
  inputProblem,
  type LineFigures,
  lineFigures,
  priceBill,
} from '@comanda/domain';
import { InputError } from './node.ts';
import { readCase } from './read-case.ts';

type PricedCase = {
  readonly bill: Bill;
  readonly explanation?: Explanation;
  /** The figures of each line, with the explanation. */
  readonly figures?: readonly LineFigures[];
};

/** A priced case: its bill, with the explanation if requested, or the problem that keeps it from being priced. */
export type QuoteResult = PricedCase | { readonly error: InputProblem };

/**
 * Prices one case of a quote document (pricing §7). Invalid input gives an error with code, field and message.
 * With `explain` the result has the reason of every amount (pricing P6.1).
 */
export function quoteCase(
  document: unknown,
  { explain = false }: { readonly explain?: boolean } = {},
): QuoteResult {
  try {
    const input = readCase(document);
    const problem = inputProblem(input);
    if (problem !== undefined) return { error: problem };
    return countable(explain ? explained(input) : { bill: priceBill(input) });
  } catch (error) {
    if (error instanceof InputError) return { error: error.problem };
    // Amounts that exceeded the safe integers while pricing, such as free pieces of a rule that repeats.
    if (error instanceof RangeError) return uncountable();
    throw error;
  }
}

function explained(input: BillInput): PricedCase {
  const { bill, explanation } = explainBill(input);
  return { bill, explanation, figures: lineFigures(explanation.lines, input.session.products) };
}

/** Refuses a bill with amounts beyond the safe integers. */
function countable(priced: PricedCase): QuoteResult {
  const { subTotal, total, paid, paymentTips, outstanding, points } = priced.bill;
  const figures = [subTotal, total, paid, paymentTips, outstanding, points];
  return figures.every(Number.isSafeInteger) ? priced : uncountable();
}

function uncountable(): QuoteResult {
  const message = 'the bill comes to more than can be counted exactly';
  return { error: { code: 'invalidAmount', field: 'session.products', message } };
}
