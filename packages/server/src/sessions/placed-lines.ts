import {
  type GivenReason,
  inEveryLanguage,
  type ProductOption,
  type SessionLine,
  type StaffLine,
} from '@comanda/contract';
import { activeLines, type CartLine, frozenPrices, ONE } from '@comanda/domain';
import type { Menu } from '../catalogue/index.ts';
import type { StoredLine } from '../db/index.ts';

type PrintedOption = NonNullable<SessionLine['printedOptions']>[number];

/** A line about to be placed: ordered by the guest or granted by a discount rule. */
export type NewLine = StaffLine & Partial<Pick<StoredLine, 'fromCoupon' | 'status'>>;
/** The fields of a line that guests may not set (till T4.3). */
export const STAFF_FIELDS = [
  'customProduct',
  'manualPrice',
  'reason',
  'hold',
  'course',
  'tableChairId',
  'tableSplit',
  'staff',
  'discountable',
] as const satisfies readonly (keyof StaffLine)[];

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
  const nodes = new Map(activeLines(cart).map((node) => [node.line.id, node]));
  const byId = new Map(cart.map((line) => [line.id, line]));
  return cart.map((line) => {
    const { quantity = line.quantity * ONE, root = line } = nodes.get(line.id) ?? {};
    const served = root === line ? line : servedWith(line, byId.get(root.id) ?? line);
    return placedLine(menu, served, quantity / ONE, placement);
  });
}

/** Returns a set item as it is served: with its set, to the same seat and in the same course (till T4.3). */
function servedWith(line: NewLine, { hold, course, tableChairId, tableSplit }: NewLine): NewLine {
  return { ...line, hold, course, tableChairId, tableSplit };
}

/** Converts stored lines to the engine's cart lines, without staff, time, guest, sharing and stock fields. */
export function cartLinesOf(lines: readonly StoredLine[]): readonly CartLine[] {
  return lines.map(
    ({ staff: _staff, placedAt: _at, guest: _guest, sharedBy: _sharedBy, taken: _taken, ...line }) => line,
  );
}

function placedLine(
  menu: Menu,
  { hold, reason, ...line }: NewLine,
  quantity: number,
  { order, section, table, staff, placedAt, guest }: Placement,
): StoredLine {
  const product = line.product === undefined ? undefined : menu.get('products', line.product);
  const printedOptions = printedOptionsOf(menu, line);
  return {
    ...line,
    ...(hold && { held: true }),
    ...(reason !== undefined && { reason: withoutReasonText(reason) }),
    quantity,
    order,
    name: product?.name ?? inEveryLanguage(line.customProduct?.name ?? line.product ?? ''),
    ...(printedOptions.length === 0 ? {} : { printedOptions }),
    frozen: frozenPrices(line, menu.pricing()) as StoredLine['frozen'],
    category: product?.category ?? line.customProduct?.category,
    subCategory: product?.subCategory,
    image: product?.image,
    section,
    table,
    staff: line.staff ?? staff,
    ...(staff !== undefined && { placedAt }),
    ...(guest !== undefined && { guest }),
    status: line.status ?? 'init',
    kitchenStatus: 'waiting',
  };
}

/** Returns the reason of a price without the text, which is for the audit log: guests read the bill. */
export function withoutReasonText({
  text: _text,
  ...reason
}: GivenReason): NonNullable<StoredLine['reason']> {
  return reason;
}

/** Returns the selected options for printing; set items are left out because they have lines of their own. */
function printedOptionsOf(menu: Menu, { options = [] }: StaffLine): PrintedOption[] {
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
