import { unguarded } from '@comanda/contract';
import type { Json } from '@comanda/domain';
import type { CellKind } from './fields.ts';

/** The reasons for which a cell is refused. */
export type CellProblem = 'notAmount' | 'tooFine' | 'notNumber' | 'notFlag' | 'notJson';
export type CellValue =
  | { readonly value: Json | null; readonly problem?: never }
  | { readonly problem: CellProblem; readonly value?: never };

/** The word of an empty list; an empty cell is an absent one. */
const NONE = 'none';
const SEPARATOR = /\s*[|;,、；，\n]\s*/;
const OWN_SEPARATOR = '|';
const YES = new Set(['yes', 'y', 'true', '1', 'x', '✓', '是', '有', 'はい']);
const NO = new Set(['no', 'n', 'false', '0', '-', '否', '冇', '沒有', '没有', 'いいえ']);

/** Reads a cell (office B8.2); null for an empty one. */
export function readValue(kind: CellKind, cell: string): CellValue {
  const text = kind === 'text' ? unguarded(cell).trim() : unguarded(cell.trim()).trim();
  if (text === '') return { value: null };
  switch (kind) {
    case 'text':
    case 'ref':
      return { value: text };
    case 'amount':
      return readMoney(text);
    case 'number':
      return Number.isFinite(Number(text)) ? { value: Number(text) } : { problem: 'notNumber' };
    case 'flag':
      return readFlag(text);
    case 'words':
    case 'refs':
      return { value: readList(text) };
    case 'sources':
      return { value: readSources(text) };
    case 'json':
      return readJson(text);
  }
}

/** Returns a list as it is written in a cell. */
export function listText(entries: readonly string[]): string {
  return entries.length === 0 ? NONE : entries.join(OWN_SEPARATOR);
}

function readList(text: string): Json {
  if (text === NONE) return [];
  const separator = text.includes(OWN_SEPARATOR) ? OWN_SEPARATOR : SEPARATOR;
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function readSources(text: string): Json {
  if (text === NONE) return [];
  return text.split(OWN_SEPARATOR).map((entry) => {
    const [system = '', ...id] = entry.split(':');
    return { system, id: id.join(':') };
  });
}

function readFlag(text: string): CellValue {
  const word = text.normalize('NFKC').toLowerCase();
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { problem: 'notFlag' };
}

function readJson(text: string): CellValue {
  try {
    // the cast is sound: it was JSON
    return { value: JSON.parse(text) as Json };
  } catch {
    return { problem: 'notJson' };
  }
}

/** Signs and letters of currencies, before or after an amount. */
const CURRENCY = /^[\p{Sc}A-Z]{0,4}\p{Sc}?|[\p{Sc}元円圓蚊]$/giu;

/** Reads an amount as people and other tills write it: with currency, separators, or in brackets for one below zero. */
function readMoney(text: string): CellValue {
  const plain = text.normalize('NFKC').replaceAll(/[\s'’_]/g, '');
  const bracketed = /^\((.+)\)$/.exec(plain)?.[1];
  const signed = /^([-−])?(.*)$/.exec(bracketed ?? plain);
  const digits = (signed?.[2] ?? '').replaceAll(CURRENCY, '');
  const [, inner = '', rest = digits] = /^([-−])(.*)$/.exec(digits) ?? [];
  const number = withPoint(rest);
  if (!/^\d{1,9}(\.\d+)?$/.test(number)) return { problem: 'notAmount' };
  const minor = Number(number) * 100;
  const whole = Math.round(minor);
  if (Math.abs(minor - whole) > 1e-6) return { problem: 'tooFine' };
  const isNegative = bracketed !== undefined || signed?.[1] !== undefined || inner !== '';
  return { value: isNegative && whole !== 0 ? 0 - whole : whole };
}

/** Returns a number with a decimal point and no other separators; a comma before three digits separates thousands. */
function withPoint(text: string): string {
  const comma = text.lastIndexOf(',');
  const isDecimalComma = comma > text.lastIndexOf('.') && text.length - comma - 1 !== 3;
  if (isDecimalComma) return text.replaceAll('.', '').replace(',', '.');
  return text.replaceAll(',', '');
}
