import type { TableSession } from '@comanda/contract';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns the function that prints the receipt of a bill, and the bill while it is printed. */
export function usePrintedBill() {
  const [printed, setPrinted] = useState<TableSession>();
  const print = useCallback((session: TableSession) => {
    // what is printed is what is drawn at this moment
    flushSync(() => setPrinted(session));
    window.print();
    setPrinted(undefined);
  }, []);
  return { printed, print };
}
