import type { OrderDiscount, TableSession } from '@comanda/contract';
import type { DiscountRule } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readList } from '../../../lib/api/read-list.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';

const NO_RULES: readonly DiscountRule[] = [];

/** The rules of the codes that are on a bill already, whoever brought them. */
export function useSessionRules(session: TableSession | undefined): readonly DiscountRule[] {
  const { data } = useReadyCatalogue();
  const { discounts: automatic } = data;
  const ids = useMemo(() => {
    const { discounts = [], rejected = [] } = session?.bill ?? {};
    const here = rejected.filter(({ code }) => code !== 'notCurrentShop');
    const all = [...discounts, ...here].map(({ rule }) => rule);
    return all.filter((id) => !id.startsWith('vip:') && automatic.every(({ _id }) => _id !== id)).sort();
  }, [session, automatic]);
  const { data: rules } = useQuery({
    queryKey: ['orderDiscounts', ids],
    enabled: ids.length > 0,
    queryFn: () => readList<OrderDiscount>('orderDiscounts', { _id: ids }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return ids.length === 0 ? NO_RULES : (rules ?? NO_RULES);
}
