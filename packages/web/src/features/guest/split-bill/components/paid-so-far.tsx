import type { TableSession } from '@comanda/contract';
import { withoutRebooked } from '../../../../data/bills/without-rebooked.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Avatars } from '../../../../ui/display/avatars.tsx';
import { Dot } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { EndPayment } from '../../payment/index.ts';
import type { useNames } from '../hooks/use-names.ts';
import css from './paid-so-far.module.css';

type PaidSoFarProps = {
  readonly session: TableSession;
  readonly names: ReturnType<typeof useNames>;
  /** This phone's own attempt, which is shown elsewhere. */
  readonly own: string | undefined;
};

/** Lists payments made and pending, live; nothing if there are none. */
export function PaidSoFar({ session, names, own }: PaidSoFarProps) {
  const { t } = useTranslation('split-bill');
  const { pendingPayments = [] } = session;
  const lost = session.payments.filter(({ isUncollected }) => isUncollected).map(({ refundOf }) => refundOf);
  const payments = withoutRebooked(session.payments).filter(
    ({ _id, refundOf }) => !refundOf && !lost.includes(_id),
  );
  const others = pendingPayments.filter(({ _id }) => _id !== own);
  if (payments.length + others.length === 0) return null;
  const rows = [
    ...others.map((each) => ({ ...each, isPaid: false })),
    ...payments.map((each) => ({ ...each, isPaid: true })),
  ];
  const verb = (guest: number | undefined, isPaid: boolean) => {
    if (guest !== undefined && guest === names.me) return t(isPaid ? 'youPaid' : 'youPay');
    const name = guest === undefined ? t('somebody') : names.nameOf(guest);
    return t(isPaid ? 'hasPaid' : 'isPaying', { name });
  };
  return (
    <ul className={cx('well', css.rows)} aria-label={t('soFar')} aria-live="polite">
      {rows.map(({ _id, guest, amount, isPaid, ...rest }) => (
        <li key={_id} className={css.row}>
          {guest === undefined ? (
            <span className={css.icon}>
              <Icon name="cash" size="s" />
            </span>
          ) : (
            <Avatars people={[names.avatarOf(guest)]} />
          )}
          <span className={css.words}>
            {isPaid ? <Icon name="check" size="s" className={css.done} /> : <Dot className={css.live} />}
            {verb(guest, isPaid)}
          </span>
          <Price amount={amount} size="s" />
          {!isPaid && (
            <EndPayment
              session={session._id}
              payment={{ _id, ...rest }}
              name={guest === undefined ? t('somebody') : names.nameOf(guest)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
