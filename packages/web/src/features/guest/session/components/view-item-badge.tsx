import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TableBadge } from '../../../../ui/layout/top-bar.tsx';
import { useViewItem } from '../api/use-view-item.ts';

/** Shows the table of a scanned code that has no bill yet. */
export function ViewItemBadge({ viewItem }: { readonly viewItem: string }) {
  const { t } = useTranslation('common');
  const data = useViewItem(viewItem);
  return data === undefined ? null : <TableBadge label={t('table')} code={data.name} />;
}
