import { type IncomingLine, inEveryLanguage, type ProductOption, type SessionLine } from '@comanda/contract';
import { activeLines, type CartLine, frozenPrices, ONE } from '@comanda/domain';
import type { Menu } from '../catalogue/index.ts';
import type { StoredLine } from '../db/index.ts';

type PrintedOption = NonNullable<SessionLine['printedOptions']>[number];

/** A line about to be placed: ordered by the guest or granted by a discount rule. */
export type NewLine = IncomingLine & Partial<Pick<StoredLine, 'fromCoupon' | 'status'>>;

export type Placement = {
  readonly order: number;
  readonly section: string | undefined;
  readonly table: string | undefined;
  /** The person who sends it, and when. */
  readonly staff: string | undefined;
  readonly placedAt?: string;
  /** Number of the guest whose phone placed it. */
  readonly guest?: number;
};

/** Converts cart lines to stored lines: freezes names and prices, and resolves the quantities of set items. */
export function placedLines(
  menu: Menu,
  cart: readonly NewLine[],
  placement: Placement,
): readonly StoredLine[] {
  const quantities = new Map(activeLines(cart).map(({ line, quantity }) => [line.id, quantity / ONE]));
  return cart.map((line) => placedLine(menu, line, quantities.get(line.id) ?? line.quantity, placement));
}

/** Converts stored lines to the engine's cart lines, without staff, time, guest, sharing and stock fields. */
export function cartLinesOf(lines: readonly StoredLine[]): readonly CartLine[] {
  return lines.map(
    ({ staff: _staff, placedAt: _at, guest: _guest, sharedBy: _sharedBy, taken: _taken, ...line }) => line,
  );
}

function placedLine(
  menu: Menu,
  line: NewLine,
  quantity: number,
  { order, section, table, staff, placedAt, guest }: Placement,
): StoredLine {
  const product = menu.get('products', line.product);
  const printedOptions = printedOptionsOf(menu, line);
  return {
    ...line,
    quantity,
    order,
    name: product?.name ?? inEveryLanguage(line.product),
    ...(printedOptions.length === 0 ? {} : { printedOptions }),
    frozen: frozenPrices(line, menu.pricing()) as StoredLine['frozen'],
    category: product?.category,
    subCategory: product?.subCategory,
    image: product?.image,
    section,
    table,
    staff,
    ...(staff !== undefined && { placedAt }),
    ...(guest !== undefined && { guest }),
    status: line.status ?? 'init',
    kitchenStatus: 'waiting',
  };
}

/** Returns the selected options for printing; set items are left out because they have lines of their own. */
function printedOptionsOf(menu: Menu, { options = [] }: IncomingLine): PrintedOption[] {
  return options.flatMap(({ option: id, selections }) => {
    const option = menu.get('productOptions', id);
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
