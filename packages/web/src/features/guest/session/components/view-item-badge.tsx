import type { TableViewItem } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readJson } from '../../../../data/calls/read-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TableBadge } from '../../../../ui/layout/top-bar.tsx';

/** Shows the table of a scanned code that has no bill yet. */
export function ViewItemBadge({ viewItem }: { readonly viewItem: string }) {
  const { t } = useTranslation('common');
  const { data } = useQuery({
    queryKey: ['tableViewItems', viewItem],
    queryFn: () => readJson<TableViewItem>(`tableViewItems/${encodeURIComponent(viewItem)}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? null : <TableBadge label={t('table')} code={data.name} />;
}
