import type { Section, Shop, TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readJson } from '../../../../data/calls/read-list.ts';
import { servicePercent } from '../state/service-percent.ts';

/**
 * Returns the rate of a bill's service charge in percent; undefined while unknown or if there is no single one.
 */
export function useServicePercent(session: TableSession, shop: Shop | undefined): number | undefined {
  const { section: id, bill } = session;
  const { data: section } = useQuery({
    queryKey: ['section', id],
    enabled: id !== undefined && bill.surcharge > 0,
    queryFn: () => readJson<Section>(`sections/${encodeURIComponent(id ?? '')}`),
  });
  return shop && section && servicePercent(session, shop, section);
}
