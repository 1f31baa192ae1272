import type { Mapping, Profile } from '../columns/index.ts';
import type { ImportRecord } from './import-record.ts';
import { mappedRecords } from './mapped-records.ts';
import { ownRecords } from './own-records.ts';
import { bodyOf } from './read-cells.ts';
import { type VariedColumns, variedRecords } from './varied-records.ts';

const SQUARE: VariedColumns = {
  system: 'square',
  group: ['Reference Handle', 'Item Name'],
  id: 'Token',
  name: ['Customer-facing Name', 'Item Name'],
  price: 'Price',
  code: 'SKU',
  category: 'Categories',
  description: 'Description',
  variation: ['Variation Name'],
  variationName: 'Option Name 1',
  modifiers: 'Modifier Set - ',
  archived: 'Archived',
};

const LOYVERSE: VariedColumns = {
  system: 'loyverse',
  group: ['Handle'],
  id: 'Handle',
  name: ['Name'],
  price: 'Default price',
  code: 'SKU',
  category: 'Category',
  description: 'Description',
  weighed: 'Sold by weight',
  variation: ['Option 1 value', 'Option 2 value', 'Option 3 value'],
  variationName: 'Option 1 name',
  modifiers: 'Modifier - ',
  shopPrice: 'Price',
};

/** A file as it is understood: the row of its header, its profile, and the mapping where there is no profile. */
type Understood = { readonly header: number; readonly profile: Profile; readonly mapping: Mapping };

/** Returns the records of a file's rows (office B8.3). */
export function readRecords(
  rows: readonly (readonly string[])[],
  { header: at, profile, mapping }: Understood,
): readonly ImportRecord[] {
  const header = rows[at] ?? [];
  const body = bodyOf(rows, at);
  switch (profile) {
    case 'ours':
      return ownRecords(header, body);
    case 'square':
      return variedRecords(SQUARE, header, body);
    case 'loyverse':
      return variedRecords(LOYVERSE, header, body);
    case 'any':
      return mappedRecords(header, body, mapping);
  }
}
