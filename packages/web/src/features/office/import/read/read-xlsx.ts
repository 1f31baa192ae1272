import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { FileError, type FileLimits } from './limits.ts';
import { unpack } from './unpack.ts';

/**
 * Returns the rows of a workbook's first sheet as texts. It is unpacked here, within the bound, and given to the reader
 * without compression: the reader would else unpack in workers of its own, which our policy forbids. @throws {FileError}
 */
export async function readXlsx(
  bytes: Uint8Array,
  limits: FileLimits,
): Promise<readonly (readonly string[])[]> {
  const files = unpack(bytes, (name) => /\.xml(\.rels)?$/.test(name), {
    bytes: limits.unpacked,
    files: limits.rows,
  });
  if (files.size === 0) throw new FileError('notRead');
  const plain = zipSync(Object.fromEntries(files), { level: 0 });
  const rows = await readSheet(plain.buffer, { trim: false }).catch(() => {
    throw new FileError('notRead');
  });
  if (rows.length > limits.rows + 1) throw new FileError('tooManyRows');
  return rows.map((row) => row.map(cellText));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
