import type { KitchenTicket } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import {
  putRow,
  type StaffListOptions,
  staffListKey,
  useStaffList,
} from '../../../../data/devices/use-staff-list.ts';

const NONE: readonly never[] = [];

/** Returns the kitchen's tickets that are not served yet, live, and the function that serves those at the pass. */
export function useFloorTickets(shop: string, isJoined: boolean) {
  const queries = useQueryClient();
  const fail = useFailure();
  const options = useMemo<StaffListOptions<KitchenTicket>>(
    () => ({
      service: 'kitchenTickets',
      shop,
      query: { $limit: 200 },
      isJoined,
      // what is cancelled whole is the kitchen's to see (K2.5)
      belongs: ({ status, lines }) => status !== 'taken' && lines.length > 0,
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop, isJoined],
  );
  const { data } = useStaffList(options);
  const serve = useCallback(
    async (tickets: readonly KitchenTicket[]) => {
      try {
        await Promise.all(
          tickets.map(async ({ _id, status: from }) => {
            const call = { status: 'taken', from };
            putRow(
              queries,
              options,
              await callAsStaff(() =>
                connection.call<KitchenTicket>('patch', 'kitchenTickets', _id, call, {}),
              ),
            );
          }),
        );
      } catch (error) {
        // served already by somebody else
        if (!(error instanceof CallError && error.code === 'ticketMoved')) fail(error);
        void queries.invalidateQueries({ queryKey: staffListKey(options.service, shop) });
      }
    },
    [queries, options, shop, fail],
  );
  return { tickets: data ?? NONE, isThere: data !== undefined, serve };
}
