import type { ReceiptLink } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import css from './receipt-code.module.css';

/** Code that opens a bill's receipt on the guest's phone; nothing until it is there (till T3.5). */
export function ReceiptCode({ session }: { readonly session: string }) {
  const { t } = useTranslation('till');
  const { data } = useQuery({
    queryKey: ['receiptLink', session],
    queryFn: () => callAsStaff(() => create<ReceiptLink>('tableSessions/receipt', { session })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return null;
  return (
    <figure className={css.code}>
      <img alt={t('receiptCode')} src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`} />
      <figcaption>{t('receiptScan')}</figcaption>
    </figure>
  );
}
