import type { CartLine } from '../model/index.ts';
import { halfUp } from '../money/index.ts';
import type { PriceContext } from './price-context.ts';
import { unadjustedPrice } from './unit-price.ts';

/**
 * Returns the line with the manual adjustment that makes one piece cost the price entered, in minor units, rounded to a
 * step and at least 0; an entry that is no number removes the adjustment (pricing P2.5).
 */
export function setManualPrice(line: CartLine, entered: unknown, context: PriceContext): CartLine {
  const amount = enteredAmount(entered);
  if (amount === undefined) return { ...line, openKey: 0 };
  const wanted = halfUp(Math.max(0, Math.round(amount)), context.step);
  return { ...line, openKey: wanted - unadjustedPrice(line, context) };
}

function enteredAmount(entered: unknown): number | undefined {
  const isText = typeof entered === 'string' && entered.trim() !== '';
  const amount = isText ? Number(entered) : entered;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
}
