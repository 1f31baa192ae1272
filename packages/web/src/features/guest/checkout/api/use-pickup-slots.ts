import type { PickupSlot } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';

/** Whose times are asked for; `zone` is where a delivery goes. */
export type SlotQuery = { readonly shop: string; readonly type: OrderType; readonly zone?: string };

/** Others choose times, too. */
const EVERY = 30_000;

/** Where the times of a shop are kept. */
export function slotsKey({ shop, type, zone }: SlotQuery) {
  return ['pickupSlots', shop, type, zone ?? ''] as const;
}

/** The times that an order may be for, soonest first, and how many more each takes. */
export function usePickupSlots(question: SlotQuery, isWanted: boolean) {
  const { shop, type, zone } = question;
  return useQuery({
    queryKey: slotsKey(question),
    enabled: isWanted,
    refetchInterval: EVERY,
    queryFn: () =>
      connection.call<readonly PickupSlot[]>('find', 'pickupSlots', { shop, type, ...(zone && { zone }) }),
  });
}
