import type { Shop } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../calls/read-list.ts';

/** The query of the restaurants. */
export const SHOPS_KEY = ['shops'];

/** Returns the restaurants as the catalogue lists them. */
export function useShops() {
  return useQuery({ queryKey: SHOPS_KEY, queryFn: () => readList<Shop>('shops') });
}

/** Returns a restaurant; undefined while loading. */
export function useShop(id: string | undefined): Shop | undefined {
  return useShops().data?.find((shop) => shop._id === id);
}
