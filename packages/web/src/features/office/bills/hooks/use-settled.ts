import { useEffect, useState } from 'react';
import type { BillFilter } from '../state/bill-filter.ts';

/** Milliseconds without a key after which the server is asked. */
const PAUSE_MS = 250;

/** Returns the filter with the text that is looked for once typing has paused. */
export function useSettled(filter: BillFilter): BillFilter {
  const wanted = filter.search.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { ...filter, search: wanted === '' ? '' : search };
}
