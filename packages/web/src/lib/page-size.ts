import { useState } from 'react';
import { LISTS } from './list-constants.ts';

/**
 * Returns the rows that a list requests at once: the default, or as many as fill a screen of that height (pixels) and 3
 * rows more, in each column (specification §9).
 */
export function pageSizeOf(screen: number, columns = 1): number {
  const rows = Math.ceil(screen / LISTS.rowHeight) + LISTS.extraRows;
  return Math.min(LISTS.maxPageSize, Math.max(LISTS.pageSize, rows * columns));
}

/** Returns the page size of the screen as it is when the list is first shown. */
export function usePageSize(): number {
  const [size] = useState(() => pageSizeOf(globalThis.innerHeight ?? 0));
  return size;
}
