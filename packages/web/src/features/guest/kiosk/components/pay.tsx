import type { TableSession } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';
import { useEffect, useState } from 'react';
import { useTableSession } from '../../../../data/sessions/use-table-session.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { pageOf } from '../../payment/index.ts';
import { useKioskPayment } from '../hooks/use-kiosk-payment.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import { FollowTerminal, Scan } from './pay-progress.tsx';
import { type Answer, Ways } from './pay-ways.tsx';
import { Screen } from './screen.tsx';

function Payment({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('kiosk');
  const { code } = useLocale().locale;
  const { dispatch, end } = useKiosk();
  const payment = useKioskPayment(session);
  const [answer, setAnswer] = useState<Answer>({ isGiven: false });
  const { attempt, isHeld } = payment;
  const isPaid = session.status === 'done' || session.bill.outstanding <= 0;
  const isGone = isVoidedStatus(session.status);
  useEffect(() => {
    // held money has arrived: nobody is invited to pay again (payments M3.5)
    if ((isPaid || isHeld) && !isGone) dispatch({ type: 'finished', isHeld: isHeld && !isPaid });
  }, [isPaid, isHeld, isGone, dispatch]);
  if (isGone)
    return (
      <Screen
        title={t('pay.ended')}
        isEnd
        next={
          <Button size="l" wide onClick={end}>
            {t('startOver')}
          </Button>
        }
      />
    );
  const page =
    attempt?.redirect &&
    new URL(pageOf(attempt.redirect, attempt.provider, code), globalThis.location.origin).href;
  const text = attempt?.qr ?? page;
  if (attempt?.terminal !== undefined) return <FollowTerminal session={session} payment={payment} />;
  if (text === undefined) return <Ways {...{ session, payment, answer }} onAnswer={setAnswer} />;
  return <Scan session={session} payment={payment} text={text} reference={attempt?.reference} />;
}

/** Screen that asks how to pay, by what the shop has (till T9.4). */
export function Pay() {
  const { data: session } = useTableSession(useKiosk().visit.session);
  return session === undefined ? null : <Payment session={session} />;
}
