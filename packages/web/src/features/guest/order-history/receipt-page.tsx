import type { TableSession } from '@comanda/contract';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { isPassing, pageNotFound, toCallError } from '../../../data/calls/call-error.ts';
import { paperOf } from '../../../data/sessions/paper.ts';
import { useTableSession } from '../../../data/sessions/use-table-session.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { dateText } from '../../../lib/clock-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/display/skeleton.tsx';
import { useOrderAgain } from '../order-again/index.ts';
import { OrderFailed, OrderFrame } from '../order-frame/index.ts';
import { PayBar } from '../payment/index.ts';
import { GivenBack } from '../refunds/index.ts';
import { TaxInvoices } from '../tax-invoices/index.ts';
import { Receipt } from './components/receipt.tsx';
import { usePaper } from './hooks/use-paper.ts';
import { useReceiptLink } from './hooks/use-receipt-link.ts';
import css from './receipt-page.module.css';

/** Returns the file name of a bill: kind, number, shop and day. */
function usePaperTitle(session: TableSession): string {
  const { t } = useTranslation('order');
  const { locale, say } = useLocale();
  const shop = useShop(session.shop);
  const day = dateText(session.placedTime ?? session.startTime, locale.intl, shop?.timezone);
  const number = session.orderNumber ?? session.tableName;
  return [t(`paper.${paperOf(session)}`), number, say(shop?.name), day]
    .filter(Boolean)
    .join(' ')
    .replaceAll(':', '.');
}

function Bill({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order-history');
  const again = useOrderAgain(session);
  const shop = useShop(session.shop);
  const paper = useRef<HTMLDivElement>(null);
  const { print, savePdf } = usePaper(paper, usePaperTitle(session));
  return (
    <>
      <div ref={paper} className={css.paper}>
        <Receipt session={session} />
      </div>
      <GivenBack session={session} />
      <TaxInvoices session={session} />
      <div className={css.actions}>
        <Button variant="plain" icon="download" busy={shop === undefined} onClick={savePdf}>
          {t('savePdf')}
        </Button>
        <Button variant="plain" icon="printer" onClick={print}>
          {t('print')}
        </Button>
        <Button variant="plain" icon="refresh" busy={again.isPending} onClick={() => again.mutate()}>
          {t('order-again:action')}
        </Button>
      </div>
      <PayBar session={session} />
    </>
  );
}

/** Returns the error of a page that is no order, or none that this phone may see; undefined for temporary failures. */
function pageErrorOf(error: Error | null): Error | undefined {
  if (error === null || isPassing(error)) return undefined;
  const failure = toCallError(error);
  return failure.code === 'sessionNotFound' || failure.code === 'badRequest' ? pageNotFound() : failure;
}

/**
 * Renders /record/:id: the bill of an order, to read, print or order again.
 * @throws {CallError} 404 for an unknown order, or the status of the refusal
 */
export function ReceiptPage() {
  const { t } = useTranslation('order');
  const { id } = useParams();
  const isReading = useReceiptLink(id);
  const { data: session, error, refetch } = useTableSession(isReading ? undefined : id);
  const pageError = session === undefined ? pageErrorOf(error) : undefined;
  if (pageError !== undefined) throw pageError;
  return (
    <OrderFrame title={t(`paper.${session ? paperOf(session) : 'bill'}`)} session={session}>
      {session ? (
        <Bill session={session} />
      ) : error ? (
        <OrderFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')}>
          <SkeletonBlock height={420} shape="box" />
        </Skeleton>
      )}
    </OrderFrame>
  );
}
