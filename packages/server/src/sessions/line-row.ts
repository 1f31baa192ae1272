import type { Selectable } from 'kysely';
import {
  fromJsonText,
  type StoredLine,
  type Tables,
  toJsonText,
  withDefaults,
  withoutDefaults,
} from '../db/index.ts';

/** The columns that a line is read from. */
export const LINE_COLUMNS = ['id', 'doc'] as const;
export type LineRow = Pick<Selectable<Tables['session_lines']>, (typeof LINE_COLUMNS)[number]>;
type FrozenProduct = NonNullable<NonNullable<StoredLine['frozen']>['product']>;

/** Returns a line as read from its row. */
export function lineFromRow({ id, doc }: LineRow): StoredLine {
  const { frozen, ...short } = fromJsonText(doc);
  const line = withDefaults<StoredLine>(short, usualLine(id));
  if (!frozen) return line;
  const { product, ...options } = frozen;
  if (!product) return { ...line, frozen: options };
  const whole = withDefaults<FrozenProduct>(product, usualProduct(line));
  return { ...line, frozen: { product: whole, ...options } };
}

/** Returns the row's document of a line; of the frozen product it holds what the line does not say itself. */
export function lineDocument({ frozen, ...line }: StoredLine): LineRow['doc'] {
  const short = withoutDefaults(line, usualLine(line.id));
  if (frozen === undefined) return toJsonText(short);
  const { product, ...options } = frozen;
  const shortProduct = product && withoutDefaults(product, usualProduct(line));
  return toJsonText({ ...short, frozen: { product: shortProduct, ...options } });
}

function usualLine(id: string): Partial<StoredLine> {
  return { id, quantity: 1, order: 1, status: 'init', kitchenStatus: 'waiting' };
}

function usualProduct(line: Omit<StoredLine, 'frozen'>): Partial<FrozenProduct> {
  const { product: _id, name, category, subCategory } = line;
  return { _id, name, category, subCategory };
}
