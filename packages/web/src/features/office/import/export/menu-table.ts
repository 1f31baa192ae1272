import { guarded } from '@comanda/contract';
import { ARCHIVED_AT, type Json, type JsonObject, valueAt } from '@comanda/domain';
import {
  type CellKind,
  FIELDS,
  listText,
  OWN_COLUMNS,
  OWN_FIELDS,
  type RecordKind,
} from '../columns/index.ts';
import type { MenuLists } from '../plan/index.ts';

/** A cell: text, or a number that a spreadsheet reckons with. */
export type Cell = string | number;
export type Table = readonly (readonly Cell[])[];

/** Returns the menu as a file of ours (office B8.3): every field of every dish, option and category, with ids in place of names. */
export function menuTable(lists: MenuLists): Table {
  const header = [...OWN_COLUMNS, ...OWN_FIELDS.map(({ path }) => path)];
  return [
    header,
    ...rowsOf('category', lists.categories),
    ...rowsOf('subCategory', lists.subCategories),
    ...inUse(lists.productOptions).flatMap((option) => [
      ...rowsOf('option', [option]),
      ...rowsOf('choice', option.options, option._id),
    ]),
    ...rowsOf('dish', lists.products),
  ];
}

type Document = { readonly _id: string; readonly archivedAt?: string };

function inUse<Each extends Document>(documents: readonly Each[]): readonly Each[] {
  return documents.filter((document) => document[ARCHIVED_AT] === undefined);
}

function rowsOf(kind: RecordKind, documents: readonly Document[], of = ''): Table {
  const fields = new Map(FIELDS[kind].map((field) => [field.path, field.kind]));
  return inUse(documents).map((document) => [
    kind,
    guarded(document._id),
    guarded(of),
    ...OWN_FIELDS.map(({ path }) => {
      const cellKind = fields.get(path);
      // the cast is sound: documents are JSON
      const value = valueAt(document as unknown as JsonObject, path);
      return cellKind === undefined || value === undefined || value === null ? '' : cellOf(cellKind, value);
    }),
  ]);
}

function cellOf(kind: CellKind, value: Json): Cell {
  switch (kind) {
    case 'amount':
      return Number(value) / 100;
    case 'number':
      return Number(value);
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'json':
      return JSON.stringify(value);
    case 'words':
    case 'refs':
      return guarded(listText((value as readonly Json[]).map(String)));
    case 'sources':
      return guarded(listText((value as readonly Source[]).map(({ system, id }) => `${system}:${id}`)));
    default:
      return guarded(String(value));
  }
}

type Source = { readonly system: string; readonly id: string };
