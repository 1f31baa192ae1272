import type { IconName } from '../../../../ui/icons/icon.tsx';
import { RareIcon } from '../../../../ui/icons/rare-icon.tsx';
import type { PaymentOutcome } from '../state/payment-outcome.ts';
import css from './outcome-picture.module.css';

const ICONS: Readonly<Record<PaymentOutcome, IconName>> = {
  paid: 'check',
  partlyPaid: 'check',
  declined: 'card',
  failed: 'alert',
  cancelled: 'close',
  timeout: 'clock',
  waiting: 'clock',
  held: 'alert',
  givenBack: 'check',
  overpaid: 'check',
};
const TONES: Readonly<Record<PaymentOutcome, string | undefined>> = {
  paid: css.good,
  partlyPaid: css.good,
  declined: css.bad,
  failed: css.bad,
  cancelled: css.plain,
  timeout: css.plain,
  waiting: css.waiting,
  held: css.plain,
  givenBack: css.plain,
  overpaid: css.plain,
};

/** Renders the icon of a payment's outcome; it spins while waiting. */
export function OutcomePicture({ outcome }: { readonly outcome: PaymentOutcome }) {
  return (
    <span className={`${css.icon} ${TONES[outcome]}`}>
      <RareIcon name={ICONS[outcome]} />
    </span>
  );
}
