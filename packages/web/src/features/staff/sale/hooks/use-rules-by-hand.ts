import type { OrderDiscount } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../../data/calls/read-list.ts';
import { offeredByHand } from '../state/hand-discount.ts';

const NONE: readonly OrderDiscount[] = [];

/** Reads the rules that staff may give by hand in a shop. */
export async function readRulesByHand(shop: string): Promise<readonly OrderDiscount[]> {
  return offeredByHand(await readList<OrderDiscount>('orderDiscounts', { source: 'manual' }), shop);
}

/** Returns the shop's rules that staff may give by hand, once they are asked for. */
export function useRulesByHand(shop: string, isAsked: boolean): readonly OrderDiscount[] {
  const { data = NONE } = useQuery({
    queryKey: ['orderDiscounts', 'byHand', shop],
    enabled: isAsked,
    queryFn: () => readRulesByHand(shop),
    staleTime: 60_000,
  });
  return data;
}
