import { guarded } from '@comanda/contract';
import type { ExportedRow } from './exported-rows.ts';

/** The names of a sheet's columns, collected from the rows that it is going to have. */
export type Fields = { readonly columns: Set<string>; readonly document: Set<string> };

const SPECIAL = /[",\r\n]|^\s|\s$/;

export function noFields(): Fields {
  return { columns: new Set(), document: new Set() };
}

/** Adds the fields of rows to those known. */
export function collectFields({ columns, document }: Fields, rows: readonly ExportedRow[]): void {
  for (const { doc, ...row } of rows) {
    for (const column of Object.keys(row)) columns.add(column);
    for (const field of Object.keys(fieldsOf(doc))) document.add(field);
  }
}

/** Returns the heading of a sheet: the columns, then the fields of the document that no column has. */
export function headingOf(fields: Fields): string {
  return lineOf(namesOf(fields));
}

/** Returns the lines of rows; text that a spreadsheet would calculate gets an apostrophe (office B7.7). */
export function csvOf(fields: Fields, rows: readonly ExportedRow[]): string {
  const names = namesOf(fields);
  return rows
    .map(({ doc, ...row }) => {
      const values: Readonly<Record<string, unknown>> = { ...fieldsOf(doc), ...row };
      return lineOf(names.map((name) => (Object.hasOwn(values, name) ? values[name] : undefined)));
    })
    .join('');
}

function namesOf({ columns, document }: Fields): readonly string[] {
  return [...columns, ...[...document].filter((field) => !columns.has(field))];
}

function fieldsOf(doc: unknown): Readonly<Record<string, unknown>> {
  return typeof doc === 'object' && doc !== null ? { ...doc } : {};
}

function lineOf(values: readonly unknown[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = guarded(text);
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
