import type { Shop } from '@comanda/contract';
import { type CartLine, type PriceContext, stepOf, withPricesByHand } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine } from '../../db/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';
import { billSection } from './bill-terms.ts';
import type { PriceableSession } from './price-session.ts';

type Parts = Pick<CoreContext, 'catalogue'>;
type PriceFields = Pick<StoredLine, 'manualPrice' | 'reason' | 'openPrice' | 'openKey'>;

/** Returns the circumstances that the prices of a bill's lines depend on. */
export function priceContext(parts: Parts, shop: Shop, session: PriceableSession): PriceContext {
  const section = billSection(parts, shop, session);
  const catalogue = parts.catalogue.menu(shop._id).pricing();
  return { shop, session, section, catalogue, step: stepOf(shop) };
}

/** Returns the lines with the adjustments that make them cost what was set by hand (till T4.4). */
export function pricedByHand(
  parts: Parts,
  shop: Shop,
  session: PriceableSession,
  lines: readonly StoredLine[],
): readonly StoredLine[] {
  if (lines.every(hasMenuPrice)) return lines;
  const priced = withPricesByHand(cartLinesOf(lines), priceContext(parts, shop, session));
  return withPricesOf(lines, priced);
}

/** Returns the lines with the prices by hand of priced ones, which are in the same order; unchanged lines as they are. */
export function withPricesOf(
  lines: readonly StoredLine[],
  priced: readonly CartLine[],
): readonly StoredLine[] {
  return lines.map((line, position) => withPriceOf(line, priced[position] ?? {}));
}

function withPriceOf(line: StoredLine, { manualPrice, reason, openPrice, openKey }: PriceFields): StoredLine {
  const isSame = line.openKey === openKey && line.manualPrice === manualPrice && line.openPrice === openPrice;
  if (isSame && line.reason === reason) return line;
  const { manualPrice: _1, reason: _2, openPrice: _3, openKey: _4, ...rest } = line;
  return {
    ...rest,
    ...(manualPrice !== undefined && { manualPrice }),
    ...(reason !== undefined && { reason }),
    ...(openPrice !== undefined && { openPrice }),
    ...(openKey !== undefined && { openKey }),
  };
}

function hasMenuPrice({ manualPrice, reason, openPrice }: PriceFields): boolean {
  return manualPrice === undefined && reason === undefined && openPrice === undefined;
}
