import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { Link } from 'react-router';
import { useMember } from '../../../../data/member/login.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './order-points.module.css';

/** Shows the points that a member's bill has earned, or will once paid. */
export function OrderPoints({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const member = useMember();
  const { user, status, bill } = session;
  if (member === undefined || user !== member._id || bill.points <= 0) return null;
  const isEarned = status === 'done';
  if (!isEarned && !isOpenStatus(status)) return null;
  const points = numberFormat(locale.intl).format(bill.points);
  return (
    <p className={css.points} role="status">
      <Icon name="star" size="s" />
      {isEarned ? (
        <Link to={ROUTES.memberPoints} className={css.link}>
          {t('points.earned', { count: bill.points, points })}
        </Link>
      ) : (
        t('points.coming', { count: bill.points, points })
      )}
    </p>
  );
}
