import type { Readable } from 'node:stream';
import type { Row, Value } from '../exported-rows.ts';
import type { ExportedTable } from '../exported-tables.ts';
import { ExportRefused } from './export-refused.ts';

const MAX_LINE_BYTES = 16 * 2 ** 20;
const NEWLINE = 10;

/**
 * Fields of documents that an export leaves out and a row cannot do without: nobody signs in by an empty hash, and an
 * account without its secrets asks for them.
 */
const REPLACED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  staff: { pinHash: '' },
  users: { passwordHash: '' },
  payment_accounts: { secrets: {}, status: 'secretsLost' },
};

/** Yields the rows of a table from its lines. Throws `ExportRefused`. */
export async function* rowsFrom(stream: Readable, table: ExportedTable): AsyncGenerator<Row> {
  for await (const line of linesOf(stream)) yield rowFrom(line, table);
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // the parts of a line that has not ended yet, joined once it has
  let parts: Buffer[] = [];
  let bytes = 0;
  const take = (part: Buffer) => {
    bytes += part.length;
    if (bytes > MAX_LINE_BYTES) throw new ExportRefused('exportTooLarge', 'a line is over 16 MiB');
    parts.push(part);
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end));
      yield decoder.decode(Buffer.concat(parts));
      parts = [];
      bytes = 0;
      from = end + 1;
    }
    take(chunk.subarray(from));
  }
  if (bytes > 0) throw new ExportRefused('exportDamaged', 'a line has no end');
}

function rowFrom(line: string, table: ExportedTable): Row {
  const wrong = () => new ExportRefused('exportDamaged', `a line of ${table.name} is no row of it`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw wrong();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong();
  const given = new Map<string, unknown>(Object.entries(value));
  if (given.size !== table.columns.length) throw wrong();
  const row: Record<string, Value> = {};
  for (const column of table.columns) {
    const cell = given.get(column);
    if (table.json.has(column)) row[column] = documentOf(cell, column === 'doc' ? table.name : '');
    else if (cell === null || typeof cell === 'string' || typeof cell === 'number') row[column] = cell;
    else throw wrong();
  }
  // a key that no device has: it is paired again
  return table.name === 'devices' ? { ...row, token_hash: `unpaired ${row.id}` } : row;
}

function documentOf(cell: unknown, table: string): Value {
  if (cell === null || cell === undefined) return null;
  return JSON.stringify(typeof cell === 'object' ? { ...cell, ...REPLACED[table] } : cell);
}
