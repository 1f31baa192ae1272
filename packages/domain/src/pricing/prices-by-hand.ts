import { productOf } from '../catalogue/index.ts';
import { familyOf } from '../lines/index.ts';
import type { CartLine, LineId, Minor, PriceReason } from '../model/index.ts';
import { percentRate, scale } from '../money/index.ts';
import { setManualPrice } from './manual-price.ts';
import type { PriceContext } from './price-context.ts';
import { unadjustedPrice } from './unit-price.ts';

const COMP: PriceReason = { kind: 'comp' };

/**
 * Returns the lines with the manual adjustment (`openKey`) of each price set by hand: the price entered, a percentage
 * off, or 0 for a line that is given for nothing with its set items (till T4.4). A price without a reason is the open
 * price of a product that asks for one. Lines without any have no adjustment but the one they came with.
 */
export function withPricesByHand(lines: readonly CartLine[], context: PriceContext): readonly CartLine[] {
  const given = givenAway(lines);
  return lines.map((line) => (given.has(line.id) ? comped(line, context) : pricedByHand(line, context)));
}

/** A price to set for a line; without any the line costs what the menu says, or what was entered for it. */
export type PriceChange = Pick<CartLine, 'manualPrice' | 'reason'>;

/**
 * Returns the lines with the prices of some of them set anew, by line id. The set items of a line that is no longer
 * given for nothing cost what they did before.
 */
export function withPriceChanges(
  lines: readonly CartLine[],
  changes: ReadonlyMap<LineId, PriceChange>,
  context: PriceContext,
): readonly CartLine[] {
  const reset = new Set([...changes.keys()].flatMap((id) => resetBy(lines, id)));
  const changed = lines.map((line) =>
    reset.has(line.id) ? { ...withoutPrice(line), ...changes.get(line.id) } : line,
  );
  return withPricesByHand(changed, context);
}

/** Returns the ids of the lines that lose their price when a line gets another. */
function resetBy(lines: readonly CartLine[], id: LineId): readonly LineId[] {
  const isComp = lines.some((line) => line.id === id && line.reason?.kind === 'comp');
  return isComp ? [...familyOf(lines, id)] : [id];
}

function withoutPrice({ manualPrice: _price, reason: _reason, openKey: _key, ...line }: CartLine): CartLine {
  return line;
}

/** Returns what one piece costs before anything is taken off by hand, in minor units: as entered, else as the menu has it. */
export function priceBeforeReduction(line: CartLine, context: PriceContext): Minor {
  return line.openPrice ?? Math.max(0, unadjustedPrice(line, context));
}

/** Returns a price less a percentage, which is rounded half up to a step (till T4.4). */
export function lessPercent(price: Minor, percent: number, step: Minor): Minor {
  return price - scale(price, percentRate(percent), step, 'halfUp');
}

/** Returns the ids of the lines that are given for nothing, with their set items. */
function givenAway(lines: readonly CartLine[]): ReadonlySet<LineId> {
  const comps = lines.filter(({ reason }) => reason?.kind === 'comp');
  return new Set(comps.flatMap(({ id }) => [...familyOf(lines, id)]));
}

function comped(line: CartLine, context: PriceContext): CartLine {
  return setManualPrice({ ...line, manualPrice: 0, reason: COMP }, 0, context);
}

function pricedByHand(line: CartLine, context: PriceContext): CartLine {
  const { reason, manualPrice } = line;
  if (reason?.percent !== undefined) {
    const price = lessPercent(priceBeforeReduction(line, context), reason.percent, context.step);
    return setManualPrice({ ...line, manualPrice: price }, price, context);
  }
  if (reason !== undefined) return setManualPrice(line, manualPrice, context);
  if (manualPrice !== undefined && isOpenPriced(line, context)) {
    const { manualPrice: _entered, ...rest } = line;
    return setManualPrice({ ...rest, openPrice: manualPrice }, manualPrice, context);
  }
  return line.openPrice === undefined ? line : setManualPrice(line, line.openPrice, context);
}

function isOpenPriced(line: CartLine, { catalogue }: PriceContext): boolean {
  const id = productOf(line, catalogue)?._id;
  return id !== undefined && catalogue.products.get(id)?.openPrice === true;
}
