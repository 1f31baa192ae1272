/** Paper sizes of the code sheets, with the height that a page has inside its margins, in millimetres. */
export const PAPERS = { a4: 270, letter: 252 } as const;
export type Paper = keyof typeof PAPERS;

/** Codes on a page, with the columns and rows that they stand in. */
const GRIDS = [
  { count: 1, columns: 1 },
  { count: 2, columns: 1 },
  { count: 4, columns: 2 },
  { count: 6, columns: 2 },
  { count: 8, columns: 2 },
  { count: 9, columns: 3 },
  { count: 12, columns: 3 },
  { count: 15, columns: 3 },
  { count: 20, columns: 4 },
  { count: 24, columns: 4 },
] as const;

/** Numbers of codes that a page may have. */
export const PER_PAGE = GRIDS.map(({ count }) => count);

/** A sheet as it is cut: columns, rows, and the height of a row in millimetres. */
export type SheetGrid = { readonly columns: number; readonly rows: number; readonly rowMm: number };

/** Returns the grid of a page with so many codes. */
export function gridOf(paper: Paper, perPage: number): SheetGrid {
  const { count, columns } = GRIDS.find((grid) => grid.count === perPage) ?? GRIDS[2];
  const rows = count / columns;
  return { columns, rows, rowMm: Math.floor(PAPERS[paper] / rows) };
}

/** Returns rows in pages of so many. */
export function pagesOf<Row>(rows: readonly Row[], perPage: number): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / perPage);
  return Array.from({ length: count }, (_, page) => rows.slice(page * perPage, (page + 1) * perPage));
}

/** Returns the name of a table's file: letters and digits of any script, each file's its own. */
export function fileNames(names: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const stem = name.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'table';
    const times = (used.get(stem) ?? 0) + 1;
    used.set(stem, times);
    return times === 1 ? `${stem}.svg` : `${stem}-${times}.svg`;
  });
}
