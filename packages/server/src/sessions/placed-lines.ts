import { type IncomingLine, inEveryLanguage, type ProductOption, type SessionLine } from '@comanda/contract';
import { activeLines, type CartLine, frozenPrices, ONE } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredLine } from '../db/index.ts';

type Catalogue = CoreContext['catalogue'];
type PrintedOption = NonNullable<SessionLine['printedOptions']>[number];

/** A line on its way to the bill: a guest's, or one that a rule gives. */
export type NewLine = IncomingLine & Partial<Pick<StoredLine, 'fromCoupon' | 'status'>>;

export type Placement = {
  readonly order: number;
  readonly section: string | undefined;
  readonly table: string | undefined;
  readonly staff: string | undefined;
  /** Which of the bill's phones it came from. */
  readonly guest?: number;
};

/** The lines of a cart as they stay on the bill: with the names and prices of this moment, and a set's real quantities. */
export function placedLines(
  catalogue: Catalogue,
  cart: readonly NewLine[],
  placement: Placement,
): readonly StoredLine[] {
  const quantities = new Map(activeLines(cart).map(({ line, quantity }) => [line.id, quantity / ONE]));
  return cart.map((line) => placedLine(catalogue, line, quantities.get(line.id) ?? line.quantity, placement));
}

/** Lines of a bill as the engine reads them: who placed them and what they took does not matter to it. */
export function cartLinesOf(lines: readonly StoredLine[]): readonly CartLine[] {
  return lines.map(({ staff: _staff, guest: _guest, sharedBy: _sharedBy, taken: _taken, ...line }) => line);
}

function placedLine(
  catalogue: Catalogue,
  line: NewLine,
  quantity: number,
  { order, section, table, staff, guest }: Placement,
): StoredLine {
  const product = catalogue.get('products', line.product);
  const printedOptions = printedOptionsOf(catalogue, line);
  return {
    ...line,
    quantity,
    order,
    name: product?.name ?? inEveryLanguage(line.product),
    ...(printedOptions.length === 0 ? {} : { printedOptions }),
    frozen: frozenPrices(line, catalogue.pricing()) as StoredLine['frozen'],
    category: product?.category,
    subCategory: product?.subCategory,
    image: product?.image,
    section,
    table,
    staff,
    ...(guest !== undefined && { guest }),
    status: line.status ?? 'init',
    kitchenStatus: 'waiting',
  };
}

/** What was chosen, in words; set items speak for themselves on their own lines. */
function printedOptionsOf(catalogue: Catalogue, { options = [] }: IncomingLine): PrintedOption[] {
  return options.flatMap(({ option: id, selections }) => {
    const option = catalogue.get('productOptions', id);
    return option ? selections.flatMap((selection) => printedSelection(option, selection)) : [];
  });
}

function printedSelection(
  option: ProductOption,
  { _id, quantity }: { readonly _id: string; readonly quantity: number },
): PrintedOption[] {
  const choice = option.options.find((candidate) => candidate._id === _id);
  if (!choice || choice.type === 'product') return [];
  return [
    {
      name: choice.name,
      quantity,
      hideInKitchen: option.hideInKitchen || choice.hideInKitchen || undefined,
      hideInReceipt: option.hideInReceipt || choice.hideInReceipt || undefined,
    },
  ];
}
