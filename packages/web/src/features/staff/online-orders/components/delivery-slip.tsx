import type { TableSession } from '@comanda/contract';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Price } from '../../../../ui/display/price.tsx';
import css from './delivery-slip.module.css';

/** Slip of a delivery, drawn for the browser's print only: where it goes, what is in the bag, and the rider's code. */
export function DeliverySlip({ order, svg }: { readonly order: TableSession; readonly svg: string }) {
  const { t } = useTranslation('online-orders');
  const { locale, say } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const { contact, address, zoneName, remark, estimatedAt, bill } = order;
  useLayoutEffect(() => {
    const { dataset } = document.body;
    dataset.slip = '';
    return () => void delete dataset.slip;
  }, []);
  return createPortal(
    <div className={css.slip} aria-hidden="true">
      <p>{say(shop.name)}</p>
      <p className={css.number}>{order.orderNumber}</p>
      {estimatedAt !== undefined && (
        <p>{t('promised', { time: clockText(estimatedAt, locale.intl, shop.timezone) })}</p>
      )}
      <p className={css.place}>{address}</p>
      {zoneName && <p>{say(zoneName)}</p>}
      <p className={css.place}>{[contact?.name, contact?.phone].filter(Boolean).join(t('staff:comma'))}</p>
      {remark && <p>{remark}</p>}
      <ul>
        {groupLines(liveLines(order)).map(({ line, children }) => (
          <li key={line.id}>
            <b>{line.quantity}</b> {say(line.name)}
            {children.length > 0 && (
              <small> {children.map((child) => say(child.name)).join(t('staff:comma'))}</small>
            )}
          </li>
        ))}
      </ul>
      <p className={css.money}>
        {bill.outstanding > 0 ? t('handover.collect') : t('paid')}{' '}
        {bill.outstanding > 0 && <Price amount={bill.outstanding} size="inherit" />}
      </p>
      <img alt="" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      <p>{t('handover.scan')}</p>
    </div>,
    document.body,
  );
}
