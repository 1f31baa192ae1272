import type { Catalogue } from '../catalogue/index.ts';
import { activeLines, type LineNode, selectionsOf } from '../lines/index.ts';
import type { CartLine, ChoiceId, LineId, OptionId, Product, ProductId } from '../model/index.ts';
import { ONE } from '../money/index.ts';
import { isChoiceSoldOut, isSelling, remainingStock, type StockQuery, stockLevel } from './stock-level.ts';

/** A shortage of a product, or of one value of its options: the lines want more than there is. */
export type StockShortage = {
  readonly code: 'notSelling' | 'outOfStock';
  readonly product: ProductId;
  readonly option?: OptionId;
  readonly value?: ChoiceId;
  readonly wanted: number;
  readonly remaining: number;
  readonly lines: readonly LineId[];
};

/**
 * Returns the shortages of stock for all lines together, per product and per counted option value, including set items
 * but not cancelled lines (specification §4, §9). Products outside the catalogue are ignored.
 */
export function stockShortages(
  lines: readonly CartLine[],
  catalogue: Catalogue,
  question: StockQuery,
): readonly StockShortage[] {
  const byProduct = new Map<ProductId, readonly LineNode[]>();
  for (const node of activeLines(lines)) {
    const { product } = node.line;
    if (product !== undefined) byProduct.set(product, [...(byProduct.get(product) ?? []), node]);
  }
  return [...byProduct].flatMap(([id, nodes]) => {
    const product = catalogue.products.get(id);
    return product === undefined ? [] : productShortages(product, nodes, question);
  });
}

function productShortages(
  product: Product,
  nodes: readonly LineNode[],
  question: StockQuery,
): readonly StockShortage[] {
  const wanted = nodes.reduce((sum, node) => sum + node.quantity, 0) / ONE;
  const lines = nodes.map(({ line }) => line.id);
  const level = stockLevel(product, { ...question, wanted: 0 });
  if (!isSelling(level) && level !== 'OutOfStock' && level !== 'Conflicted') {
    return [{ code: 'notSelling', product: product._id, wanted, remaining: 0, lines }];
  }
  const remaining = remainingStock(product, question);
  const values = [...choiceShortages(product, nodes), ...valueShortages(product, nodes, remaining)];
  if (remaining === undefined || wanted <= remaining) return values;
  return [
    { code: 'outOfStock', product: product._id, wanted, remaining: Math.max(0, remaining), lines },
    ...values,
  ];
}

/** Choices that the staff have marked as sold out. */
function choiceShortages(product: Product, nodes: readonly LineNode[]): readonly StockShortage[] {
  const { soldOutChoices = [] } = product.stock ?? {};
  return soldOutChoices.flatMap(({ option, choice: value }) =>
    shortageOf(product, nodes, { option, value, quantity: 0 }),
  );
}

function valueShortages(
  product: Product,
  nodes: readonly LineNode[],
  remaining: number | undefined,
): readonly StockShortage[] {
  const { mode, productOptions = [] } = product.stock ?? {};
  if (remaining === undefined || mode !== 'productOption') return [];
  const counted = productOptions.filter(
    ({ option, value }) => !isChoiceSoldOut(product, { option, choice: value }),
  );
  return counted.flatMap((entry) => shortageOf(product, nodes, entry));
}

function shortageOf(
  { _id }: Product,
  nodes: readonly LineNode[],
  {
    option,
    value,
    quantity,
  }: { readonly option: OptionId; readonly value: ChoiceId; readonly quantity: number },
): readonly StockShortage[] {
  const wanting = nodes.filter(({ line }) => selectedQuantity(line, option, value) > 0);
  const wanted =
    wanting.reduce((sum, node) => sum + node.quantity * selectedQuantity(node.line, option, value), 0) / ONE;
  if (wanted <= quantity) return [];
  const remaining = Math.max(0, quantity);
  const lines = wanting.map(({ line }) => line.id);
  return [{ code: 'outOfStock', product: _id, option, value, wanted, remaining, lines }];
}

function selectedQuantity(line: CartLine, option: OptionId, value: ChoiceId): number {
  return selectionsOf(line, option)
    .filter((selection) => selection._id === value)
    .reduce((sum, selection) => sum + selection.quantity, 0);
}
