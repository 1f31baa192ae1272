import type { TableSession, TableViewItem } from '@comanda/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { placeOfBill, placeOfCounter, placeOfTable, type SalePlace } from '../../sale/index.ts';

/** Parts of the handheld. */
export type HandheldView = 'tables' | 'menu' | 'dish' | 'bill' | 'pay' | 'more';

const VIEWS: readonly HandheldView[] = ['tables', 'menu', 'dish', 'bill', 'pay', 'more'];
/** Place of nothing: what is rung up needs a table. */
const NOWHERE = placeOfCounter('takeAway');

type Lists = { readonly bills: readonly TableSession[]; readonly tables: readonly TableViewItem[] };

/** Returns where the handheld is, as its address says, and the functions that go elsewhere. */
export function useHandheldPlace({ bills, tables }: Lists) {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'tables';
  const [billId, tableId] = [params.get('bill'), params.get('table')];
  const place = useMemo((): SalePlace | undefined => {
    const bill = bills.find(({ _id }) => _id === billId);
    if (bill !== undefined) return placeOfBill(bill, tables);
    const table = tables.find(({ _id }) => _id === tableId);
    const at = table && placeOfTable(table, bills, undefined);
    return at?.session && at;
  }, [bills, tables, billId, tableId]);
  const go = useCallback(
    (to: Readonly<Record<string, string>>, replace = false) => setParams(to, { replace }),
    [setParams],
  );
  /** Goes to a part and keeps the bill, with what else the part needs. */
  const show = useCallback(
    (next: HandheldView, more: Readonly<Record<string, string>> = {}, replace = false) =>
      setParams(
        (now) => {
          const kept = [...now].filter(([key]) => key === 'bill' || key === 'table');
          return new URLSearchParams([...kept, ['view', next], ...Object.entries(more)]);
        },
        { replace },
      ),
    [setParams],
  );
  return {
    view,
    /** The open bill that is worked on; undefined until a table is chosen. */
    place,
    /** The same, or a place without a bill where nothing is rung up. */
    anyPlace: place ?? NOWHERE,
    /** Id of the dish that is put together. */
    dish: params.get('dish') ?? undefined,
    /** Id of the line that is changed. */
    line: params.get('line') ?? undefined,
    show,
    toTables: useCallback(() => go({}), [go]),
    toBill: useCallback(
      (bill: string, next: HandheldView = 'bill', replace = false) => go({ bill, view: next }, replace),
      [go],
    ),
  };
}

export type HandheldPlace = ReturnType<typeof useHandheldPlace>;
