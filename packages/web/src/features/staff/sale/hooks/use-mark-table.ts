import type { MarkTable, TableMarked } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { staffListKey } from '../../../../data/devices/use-staff-list.ts';

/** Returns the function that clears a table, or marks it (till T5.3); one tap at a time. */
export function useMarkTable(
  shop: string,
): (table: string, from: TableMarked['mark'], mark?: MarkTable['mark']) => void {
  const queries = useQueryClient();
  const fail = useFailure();
  const isBusy = useRef(false);
  return useCallback(
    async (table, from, mark = 'cleared') => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        const call: MarkTable = { table, from, mark };
        await callAsStaff(() => create<TableMarked>('tables/mark', call));
      } catch (error) {
        fail(error);
      } finally {
        isBusy.current = false;
        // an event says so, too; this is for a screen that missed it
        void queries.invalidateQueries({ queryKey: staffListKey('tables', shop) });
      }
    },
    [queries, shop, fail],
  );
}
