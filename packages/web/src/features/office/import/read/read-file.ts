import { decodeText, type Encoding } from './decode-text.ts';
import { FILE_LIMITS, FileError, type FileLimits } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** The cells of a file as texts, row by row. */
export type FileRows = {
  readonly rows: readonly (readonly string[])[];
  /** The encoding of a text file; absent for a workbook. */
  readonly encoding?: Encoding;
};

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a CSV file or a workbook, told apart by their first bytes (office B8.1). @throws {FileError} */
export async function readFile(
  bytes: Uint8Array,
  encoding?: Encoding,
  limits: FileLimits = FILE_LIMITS,
): Promise<FileRows> {
  if (bytes.length > limits.bytes) throw new FileError('tooLarge');
  const read: FileRows = isZip(bytes) ? { rows: await readXlsx(bytes, limits) } : readText(bytes, encoding);
  if (!read.rows.some((row) => row.some((cell) => cell.trim() !== ''))) throw new FileError('noTable');
  return read;
}

function readText(bytes: Uint8Array, chosen: Encoding | undefined): FileRows {
  const { text, encoding } = decodeText(bytes, chosen);
  return { rows: readCsv(text), encoding };
}
