import type { RiderLink, TableSession } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { create } from '../../../../data/calls/connection.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { DeliverySlip } from './delivery-slip.tsx';
import css from './rider-sheet.module.css';

const keyOf = (session: string | undefined) => [STAFF_QUERIES, 'riderLink', session] as const;

/** Returns a delivery's link for its rider, and what makes a new one in its place. */
function useRiderLink(session: string | undefined) {
  const queries = useQueryClient();
  const ask = (renew: boolean) => {
    const call = { session, ...(renew && { renew }) };
    return callAsStaff(() => create<RiderLink>('tableSessions/riderLink', call));
  };
  const link = useQuery({
    queryKey: keyOf(session),
    enabled: session !== undefined,
    gcTime: 0,
    queryFn: () => ask(false),
  });
  const renewing = useMutation({
    mutationFn: () => ask(true),
    onSuccess: (fresh) => queries.setQueryData(keyOf(session), fresh),
  });
  return { link, renewing };
}

export type RiderSheetProps = {
  readonly order: TableSession | undefined;
  readonly onClose: () => void;
};

/** The code that a rider scans to see a delivery and to mark it, where it goes, and its slip to print. */
export function RiderSheet({ order, onClose }: RiderSheetProps) {
  const { t } = useTranslation('online-orders');
  const { locale, say } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const { link, renewing } = useRiderLink(order?._id);
  const [isPrinted, setPrinted] = useState(false);
  const print = () => {
    // what is printed is what is drawn at this moment
    flushSync(() => setPrinted(true));
    window.print();
    setPrinted(false);
  };
  const { data } = link;
  const place = [order?.zoneName && say(order.zoneName), order?.address].filter(Boolean);
  return (
    <Sheet
      open={order !== undefined}
      onClose={onClose}
      title={t('handover.riderTitle', { number: order?.orderNumber ?? '' })}
      closeLabel={t('common:close')}
      width="s"
      footer={
        <Button icon="printer" size="l" wide disabled={data === undefined} onClick={print}>
          {t('handover.slip')}
        </Button>
      }
    >
      <div className={css.rider}>
        <p>{t('handover.riderText')}</p>
        {link.isError && <p role="alert">{t('errors:serverError')}</p>}
        {data && (
          <figure className={css.code}>
            <img alt={t('handover.riderCode')} src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`} />
            <figcaption>
              {t('handover.riderUntil', { time: clockText(data.expiresAt, locale.intl, shop.timezone) })}
            </figcaption>
          </figure>
        )}
        <address className={css.place}>
          {place.join(t('staff:comma'))}
          {order?.contact?.name && <span>{order.contact.name}</span>}
          {order?.contact?.phone && <a href={`tel:${order.contact.phone}`}>{order.contact.phone}</a>}
        </address>
        <div className={css.renew}>
          <p className="muted">{t('handover.renewText')}</p>
          <Button variant="quiet" size="s" busy={renewing.isPending} onClick={() => renewing.mutate()}>
            {t('handover.renew')}
          </Button>
        </div>
      </div>
      {isPrinted && order && data && <DeliverySlip order={order} svg={data.svg} />}
    </Sheet>
  );
}
