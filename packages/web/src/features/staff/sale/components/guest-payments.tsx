import type { PaymentAttempt, PendingPayment, TableSession } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useMutation } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import css from './guest-payments.module.css';

/** Provider of card terminals, whose payments have a window of their own. */
const TERMINALS = 'bbpos';

type GuestPaymentProps = { readonly session: TableSession; readonly payment: PendingPayment };

/** Returns what a guest's payment is about: how much by whom since when, or that their card was declined (payments M2.4). */
function usePaymentTexts({ session, payment }: GuestPaymentProps) {
  const { t } = useTranslation('staff');
  const { locale } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const { currency } = useMoneyStyle();
  const { lastDecline, guest, since = session.startTime, amount, tips } = payment;
  const name = session.guests?.find((one) => one.guest === guest)?.name;
  const time = clockText(lastDecline ?? since, locale.intl, shop.timezone);
  if (lastDecline !== undefined)
    return {
      title: name === undefined ? t('declined.title', { time }) : t('declined.of', { name, time }),
      text: t('declined.text'),
    };
  const facts = { time, amount: moneyText(amount + tips, currency, locale.intl) };
  return {
    title: name === undefined ? t('guestPays.title', facts) : t('guestPays.of', { name, ...facts }),
    text: t('guestPays.text'),
  };
}

/** Shows a payment that a guest has begun, with the button that ends it at once (payments M2.5). */
function GuestPayment({ session, payment }: GuestPaymentProps) {
  const { t } = useTranslation('staff');
  const fail = useFailure();
  const { title, text } = usePaymentTexts({ session, payment });
  const call = { payment: payment._id, session: session._id };
  const end = useMutation({
    mutationFn: () => callAsStaff(() => create<PaymentAttempt>('payments/cancel', call)),
    onError: fail,
  });
  const isDeclined = payment.lastDecline !== undefined;
  return (
    <Banner
      tone={isDeclined ? 'bad' : 'note'}
      icon="card"
      className={css.note}
      {...{ title, text }}
      action={
        payment.endableAt !== undefined && (
          <Button size="s" variant="plain" busy={end.isPending} onClick={() => end.mutate()}>
            {t('guestPays.end')}
          </Button>
        )
      }
    />
  );
}

/** Shows the payments that guests have begun on a bill, live, but those at a card terminal. */
export function GuestPayments({ session }: { readonly session: TableSession | undefined }) {
  const { methods } = useReadyCatalogue().data;
  const isAtTerminal = ({ method }: PendingPayment) =>
    methods.find(({ _id }) => _id === method)?.provider === TERMINALS;
  return session?.pendingPayments
    ?.filter((payment) => !isAtTerminal(payment))
    .map((payment) => <GuestPayment key={payment._id} {...{ session, payment }} />);
}
