import type { TableSession } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { putRow } from '../../../../data/devices/use-staff-list.ts';
import type { useTillLists } from '../../sale/index.ts';

/** Returns the function that opens a bill, also one that was found beyond those that the till follows, and a sheet over it. */
export function useOpenBill(
  { billOptions }: Pick<ReturnType<typeof useTillLists>, 'billOptions'>,
  toBill: (id: string, sheet?: 'voidBill') => void,
): (bill: TableSession, sheet?: 'voidBill') => void {
  const queries = useQueryClient();
  return (bill, sheet) => {
    putRow(queries, billOptions, bill);
    toBill(bill._id, sheet);
  };
}
