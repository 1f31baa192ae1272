import type { PickupSlot } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';

/** The parameters of a slot query; `zone` is the zone of a delivery. */
export type SlotQuery = { readonly shop: string; readonly type: OrderType; readonly zone?: string };

/** Refetch interval, since other guests take slots too. */
const REFRESH_MS = 30_000;

/** Returns the query key of a shop's slots. */
export function slotsKey({ shop, type, zone }: SlotQuery) {
  return ['pickupSlots', shop, type, zone ?? ''] as const;
}

/** Reads the slots an order may be for, soonest first, with the places left in each. */
export function usePickupSlots(query: SlotQuery, isWanted: boolean) {
  const { shop, type, zone } = query;
  return useQuery({
    queryKey: slotsKey(query),
    enabled: isWanted,
    refetchInterval: REFRESH_MS,
    queryFn: () =>
      connection.call<readonly PickupSlot[]>('find', 'pickupSlots', { shop, type, ...(zone && { zone }) }),
  });
}
