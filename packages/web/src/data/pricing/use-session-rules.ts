import type { OrderDiscount, TableSession } from '@comanda/contract';
import type { DiscountRule } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readList } from '../calls/read-list.ts';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';

const NO_RULES: readonly DiscountRule[] = [];
const RETRY_MS = 4000;

/**
 * Returns the rules that apply on a bill beside the shop's present automatic ones: those of its codes, whoever
 * entered them, and those that have ended since it began. Undefined while loading.
 */
export function useSessionRules(session: TableSession | undefined): readonly DiscountRule[] | undefined {
  const { data } = useReadyCatalogue();
  const { discounts: automatic } = data;
  const ids = useMemo(() => {
    const ofSession = session?.discounts.flatMap(({ rule }) => rule ?? []) ?? [];
    const applied =
      session?.bill.discounts.flatMap(({ rule }) => (rule.startsWith('vip:') ? [] : rule)) ?? [];
    const others = [...ofSession, ...applied].filter((id) => automatic.every(({ _id }) => _id !== id));
    return [...new Set(others)].sort();
  }, [session, automatic]);
  const { data: rules } = useQuery({
    queryKey: ['orderDiscounts', ids],
    enabled: ids.length > 0,
    queryFn: () => readList<OrderDiscount>('orderDiscounts', { _id: ids }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
  return ids.length === 0 ? NO_RULES : rules;
}
