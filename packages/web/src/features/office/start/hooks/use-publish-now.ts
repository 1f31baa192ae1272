import type { Edit } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { SHOPS_KEY } from '../../../../data/shops/use-shops.ts';
import { newRequestId } from '../../../../lib/request-id.ts';

/** Key of the wizard's queries. */
export const SETUP_KEY = [STAFF_QUERIES, 'setup'] as const;

/** Returns the mutation that publishes edits at once, as a change set of their own. */
export function usePublishNow() {
  const queries = useQueryClient();
  return useMutation({
    // each step says it above its main button
    meta: SHOWN_IN_PLACE,
    mutationFn: async (edits: readonly Edit[]) => {
      if (edits.length === 0) return;
      const call = { requestId: newRequestId(), changeSet: 'now', edits };
      await callAsStaff(() => create('changeSets/edit', call));
    },
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: SHOPS_KEY }),
        queries.invalidateQueries({ queryKey: SETUP_KEY }),
      ]);
    },
  });
}
