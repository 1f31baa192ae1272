import type { TableSession, TableViewItem } from '@comanda/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import {
  type CounterType,
  placeOfBill,
  placeOfCounter,
  placeOfTable,
  type SalePlace,
} from '../../sale/index.ts';

/** Parts of the till. */
export type TillView = 'sell' | 'tables' | 'bills' | 'online' | 'pay';

const VIEWS: readonly TillView[] = ['sell', 'tables', 'bills', 'online', 'pay'];

type Lists = { readonly bills: readonly TableSession[]; readonly tables: readonly TableViewItem[] };

/** Returns where the till is, as its address says, and the functions that go elsewhere. */
export function useTillPlace({ bills, tables }: Lists) {
  const [params, setParams] = useSearchParams();
  const { data } = useReadyCatalogue();
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'sell';
  const [billId, tableId, type] = [params.get('bill'), params.get('table'), params.get('type')];
  const covers = Number(params.get('covers')) || undefined;
  const place = useMemo((): SalePlace => {
    const bill = bills.find(({ _id }) => _id === billId);
    if (bill !== undefined) return placeOfBill(bill, tables);
    const table = tables.find(({ _id }) => _id === tableId);
    if (table !== undefined) return placeOfTable(table, bills, covers);
    const { openTakeAway, openDineInNoTable } = data.shop;
    const wanted: CounterType = type === 'dineInNoTable' ? 'dineInNoTable' : 'takeAway';
    return placeOfCounter(openTakeAway || !openDineInNoTable ? wanted : 'dineInNoTable');
  }, [bills, tables, billId, tableId, covers, type, data.shop]);
  const go = useCallback(
    (to: Readonly<Record<string, string>>, replace = false) => setParams(to, { replace }),
    [setParams],
  );
  const keep = useCallback(
    (name: string, value: string) =>
      setParams((now) => new URLSearchParams([...[...now].filter(([key]) => key !== name), [name, value]]), {
        replace: true,
      }),
    [setParams],
  );
  return {
    view,
    place,
    toCounter: useCallback((next?: CounterType) => go(next === undefined ? {} : { type: next }), [go]),
    toView: useCallback((next: TillView) => go({ view: next }), [go]),
    toTable: (table: string) => go({ table }),
    toBill: (bill: string, replace = false) => go({ bill }, replace),
    /** Goes to a bill, with the sheet that voids all of it. */
    toSheet: (bill: string, sheet?: 'voidBill') => setParams({ bill }, { state: sheet && { sheet } }),
    toPay: (bill: string) => go({ bill, view: 'pay' }),
    setType: useCallback((next: CounterType) => keep('type', next), [keep]),
    setCovers: useCallback((next: number) => keep('covers', String(next)), [keep]),
  };
}
