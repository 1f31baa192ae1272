import Papa from 'papaparse';
import { FILE_LIMITS, FileError } from './limits.ts';

const DELIMITERS = ['\t', ';', '|', ','] as const;
/** The lines by which the delimiter is told. */
const LOOKED_AT = 10;

/** Returns the rows of a CSV text, whatever separates its cells. @throws {FileError} tooManyRows */
export function readCsv(text: string): readonly (readonly string[])[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').replace(/\s+$/, ''), {
    // one row more tells that there are too many
    preview: FILE_LIMITS.rows + 2,
    delimiter: delimiterOf(text),
  });
  if (data.length > FILE_LIMITS.rows + 1) throw new FileError('tooManyRows');
  return data;
}

/** Returns the delimiter that is found most often outside of quotes; a comma may stand in amounts. */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r?\n/, LOOKED_AT)
    .join('\n')
    .replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => lines.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
