import { childrenOf, selectionKey } from '../lines/index.ts';
import type { CartLine, LineOption } from '../model/index.ts';

/**
 * Returns true if adding `added` (with its children) increases the quantity of `line` instead of making a new line: both
 * stand alone, with the same product, options, table, remark and takeaway (specification §4, cart rules). Custom
 * products, children, free items and lines with a manual price never merge; sets do if their items are the same too.
 */
export function isSameOrder(
  line: CartLine,
  lines: readonly CartLine[],
  added: CartLine,
  addedLines: readonly CartLine[],
): boolean {
  if (!canMerge(line) || !canMerge(added)) return false;
  return orderKey(line, lines) === orderKey(added, addedLines);
}

function canMerge(line: CartLine): boolean {
  const standsAlone = line.fromProduct === undefined && line.fromCoupon === undefined;
  const isPlain = line.customProduct === undefined && (line.status ?? 'init') === 'init';
  return standsAlone && isPlain && !hasPriceByHand(line);
}

function hasPriceByHand({ openKey, manualPrice, reason, openPrice }: CartLine): boolean {
  const isPriced = manualPrice !== undefined || openPrice !== undefined || reason !== undefined;
  return isPriced || Boolean(openKey);
}

function orderKey(line: CartLine, lines: readonly CartLine[]): string {
  const { product, table, tableSplit, tableChairId, customRemark = '', takeAway = false, section } = line;
  return JSON.stringify([
    [product, table, tableSplit, tableChairId, section],
    [customRemark.trim(), takeAway, line.discountable ?? true],
    [line.course, line.hold ?? false, line.staff],
    optionsKey(line.options),
    childrenOf(lines, line.id)
      .map((child) =>
        JSON.stringify([
          child.fromOption,
          child.fromChoice,
          child.quantityRatio ?? 1,
          orderKey(child, lines),
        ]),
      )
      .sort(),
  ]);
}

function optionsKey(options: readonly LineOption[] = []): string {
  const chosen = options.filter(({ selections }) => selections.length > 0);
  return JSON.stringify(
    chosen
      .map(({ option, selections, free = false }) => JSON.stringify([option, selectionKey(selections), free]))
      .sort(),
  );
}
