import { selectionsOf } from '../lines/index.ts';
import type { Condition, ProductOptionMatch, SectionId, TaxSetting } from '../model/index.ts';
import type { BillLine } from '../pricing/index.ts';

/**
 * Returns true if every part of a condition matches a line (pricing P3.3); an empty list sets no condition. Without
 * `for` a condition is about products.
 */
export function matchesLine(
  condition: Condition,
  candidate: BillLine,
  section: SectionId | undefined,
): boolean {
  const { line, product } = candidate;
  const category = product?.category ?? line.customProduct?.category;
  return (
    isAmong(condition.product, line.product) &&
    isAmong(condition.category, category) &&
    isAmong(condition.sections, section) &&
    !isListed(condition.excludeProduct, line.product) &&
    !isListed(condition.excludeCategory, category) &&
    !isListed(condition.excludeSections, section) &&
    (condition.productOption ?? []).every((match) => matchesOption(match, candidate))
  );
}

/** Returns true if a tax applies to a line: no exclusion matches, and some product condition does if there is one (pricing P5.4). */
export function isTaxed(tax: TaxSetting, line: BillLine, section: SectionId | undefined): boolean {
  const { conditions = [] } = tax;
  const isExcluded = conditions.some(
    (condition) => condition.for === 'exclude' && matchesLine(condition, line, section),
  );
  if (isExcluded) return false;
  const ofProducts = conditions.filter(isAboutProducts);
  return ofProducts.length === 0 || ofProducts.some((condition) => matchesLine(condition, line, section));
}

/** Returns true if a condition is about the products it matches. */
export function isAboutProducts(condition: Condition): boolean {
  return (condition.for ?? 'product') === 'product';
}

function matchesOption(match: ProductOptionMatch, { line }: BillLine): boolean {
  const selections = selectionsOf(line, match.option);
  const selected = new Set(selections.map((selection) => selection._id));
  const quantity = selections.reduce((sum, selection) => sum + selection.quantity, 0);
  const { values = [], evalues = [] } = match;
  const hasWanted = values.length === 0 || values.some((value) => selected.has(value));
  const hasUnwanted = evalues.some((value) => selected.has(value));
  return (
    hasWanted &&
    !hasUnwanted &&
    isWithin(selected.size, match.optionNumMin, match.optionNumMax) &&
    isWithin(quantity, match.optionQtyMin, match.optionQtyMax)
  );
}

function isWithin(value: number, minimum = 0, maximum = Number.POSITIVE_INFINITY): boolean {
  return minimum <= value && value <= maximum;
}

function isAmong<Id extends string>(wanted: readonly Id[] | undefined, id: Id | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || isListed(wanted, id);
}

function isListed<Id extends string>(ids: readonly Id[] | undefined, id: Id | undefined): boolean {
  return id !== undefined && (ids ?? []).includes(id);
}
