import type { OrderDiscount, TaxSetting } from '@comanda/contract';
import type { LocalizedText } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../../data/calls/read-list.ts';

type Named = { readonly _id: string; readonly name: LocalizedText };

async function readNames(shop: string | undefined): Promise<ReadonlyMap<string, LocalizedText>> {
  const [discounts, taxes]: readonly (readonly Named[])[] = await Promise.all([
    readList<OrderDiscount>('orderDiscounts', { shops: shop }),
    // without their names taxes are called by what they are (specification §7)
    readList<TaxSetting>('taxSettings', { shops: shop }).catch(() => []),
  ]);
  return new Map([...(discounts ?? []), ...(taxes ?? [])].map(({ _id, name }) => [_id, name]));
}

/** Returns the names of a shop's discounts and taxes by id. */
export function useChargeNames(shop: string | undefined) {
  return useQuery({
    queryKey: ['chargeNames', shop],
    enabled: shop !== undefined,
    queryFn: () => readNames(shop),
  }).data;
}
