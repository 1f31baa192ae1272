import type { User } from '@comanda/contract';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/display/skeleton.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useBalances } from '../hooks/use-balances.ts';
import css from '../points-page.module.css';

/** Shows a member's point balances by shop. */
export function PointBalances({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { shop } = useOrderContext();
  const { query, balances } = useBalances(member._id);
  if (query.isPending)
    return (
      <Skeleton label={t('common:loading')}>
        <SkeletonBlock height={88} shape="box" />
      </Skeleton>
    );
  if (balances === undefined)
    return (
      <Banner
        tone="bad"
        icon="alert"
        title={t('points.balanceUnread')}
        text={t('unreadText')}
        action={
          <Button size="s" variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  return (
    <section className={cx('well', css.balances)} aria-label={t('points.yours')}>
      {balances.length === 0 && <p className={css.quiet}>{t('points.never')}</p>}
      {balances.map(({ id, points, unit, place }) => (
        <p key={id} className={css.balance}>
          <span>
            <b className={css.big}>{points}</b> {unit}
          </span>
          <span className={css.quiet}>{place}</span>
        </p>
      ))}
      {shop === undefined && (
        <ButtonLink to={ROUTES.shops} variant="tonal" wide>
          {t('chooseShop')}
        </ButtonLink>
      )}
    </section>
  );
}
