import { guarded, unguarded } from '@comanda/contract';

/** Parses what a spreadsheet puts on the clipboard: cells between tabs, rows between line ends, quoted where needed. */
export function parseTable(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at);
    rows.at(-1)?.push(cell);
    const mark = text[end];
    if (mark === undefined) break;
    at = end + (mark === '\r' && text[end + 1] === '\n' ? 2 : 1);
    // a line end after the last row begins no other
    if (mark !== '\t' && at === text.length) break;
    if (mark !== '\t') rows.push([]);
  }
  return rows;
}

/** Reads the cell at a position, and the position of the mark that ends it. */
function cellAt(text: string, at: number): { readonly cell: string; readonly end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
  quoted.lastIndex = at;
  const found = quoted.exec(text);
  if (found !== null) {
    return { cell: unguarded((found[1] ?? '').replaceAll('""', '"')), end: quoted.lastIndex };
  }
  const rest = /[^\t\r\n]*/y;
  rest.lastIndex = at;
  const cell = rest.exec(text)?.[0] ?? '';
  return { cell: unguarded(cell), end: at + cell.length };
}

/**
 * Writes cells for a spreadsheet's clipboard. A text that it would take for a formula gets an apostrophe, by which it is
 * text there.
 */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(written).join('\t')).join('\n');
}

function written(cell: string): string {
  const safe = guarded(cell);
  return /[\t\r\n]|^"/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
