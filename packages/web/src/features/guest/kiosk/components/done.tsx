import type { TableSession } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { minutesLeft } from '../../../../data/sessions/minutes-left.ts';
import { useTableSession } from '../../../../data/sessions/use-table-session.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { receiptQuery } from '../hooks/receipt-query.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import { receiptAddress } from '../state/receipt-link.ts';
import css from './done.module.css';
import base from './kiosk.module.css';
import { QrCode } from './qr-code.tsx';
import { Screen } from './screen.tsx';

/** Milliseconds until the screen is the next guest's. */
const STAYS_MS = 20_000;
/** Milliseconds in which a touch is still one of the screen before. */
const DEAF_MS = 1_500;
const SECOND_MS = 1_000;

/** Ends the visit after 20 s or at a touch; where a switch is on, nothing but the guest and the idle clock does. */
function useEnding(): void {
  const { end, switches } = useKiosk();
  const { isAnyOn } = switches;
  useEffect(() => {
    if (isAnyOn) return;
    const timer = setTimeout(end, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isAnyOn, end]);
  useEffect(() => {
    if (isAnyOn) return;
    const touch = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button') === null) end();
    };
    const timer = setTimeout(() => addEventListener('click', touch), DEAF_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', touch);
    };
  }, [isAnyOn, end]);
}

function OrderNumber({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('kiosk');
  const wait = minutesLeft(session, useNow(SECOND_MS));
  const { isHeld } = useKiosk().visit;
  const { outstanding } = session.bill;
  const isServed = session.type === 'dineInNoTable' && session.tent !== undefined;
  return (
    <Slip className={css.number}>
      <span className={base.lead}>{t('done.number')}</span>
      <strong className={css.digits}>{session.orderNumber}</strong>
      {outstanding > 0 && (
        <p className={css.duePart}>
          <b>{t(isHeld ? 'done.held' : 'done.counter')}</b>
          {!isHeld && (
            <span>
              {t('done.toPay')} <Price amount={outstanding} size="l" />
            </span>
          )}
        </p>
      )}
      <p>{isServed ? t('done.tent', { number: session.tent ?? '' }) : t('done.called')}</p>
      {outstanding <= 0 && wait !== undefined && !wait.isOver && (
        <p>{t('done.minutes', { count: wait.minutes })}</p>
      )}
    </Slip>
  );
}

/** Last screen: the number, what comes next, and the receipt as a code (till T9.4, T9.5). */
export function Done() {
  const { t } = useTranslation('kiosk');
  const { code } = useLocale().locale;
  const { visit, end } = useKiosk();
  const { data: session } = useTableSession(visit.session);
  const { data: receipt } = useQuery({
    ...receiptQuery(visit.session ?? ''),
    enabled: visit.session !== undefined,
  });
  useEnding();
  if (session === undefined) return null;
  return (
    <Screen
      title={t('done.title')}
      isEnd
      next={
        <Button size="l" wide onClick={end}>
          {t('done.end')}
        </Button>
      }
    >
      <div className={css.ending}>
        <OrderNumber session={session} />
        {receipt !== undefined && (
          <figure className={css.receipt}>
            <QrCode text={receiptAddress(receipt.url, code)} label={t('done.receipt')} />
            <figcaption>
              <b>{t('done.receipt')}</b>
              <br />
              {t('done.noPaper')}
            </figcaption>
          </figure>
        )}
      </div>
    </Screen>
  );
}
