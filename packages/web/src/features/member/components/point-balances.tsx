import type { PointBalance, User } from '@comanda/contract';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { useShops } from '../../order/api/use-shop.ts';
import { usePlace } from '../../session/state/place.ts';
import { usePoints } from '../api/holdings.ts';
import css from './points-page.module.css';
import { Unread } from './unread.tsx';

/** Points of this restaurant and of all come first: they can be spent here. */
function byUse(shop: string | undefined) {
  const rank = ({ _id }: PointBalance) => (_id === shop || _id === 'all' ? 0 : 1);
  return (one: PointBalance, other: PointBalance) => rank(one) - rank(other);
}

/** What a member has, by where it can be spent. */
export function PointBalances({ member }: { readonly member: User }) {
  const { t } = useTranslation(['member', 'common']);
  const { locale, say } = useLocale();
  const { shop } = usePlace();
  const { data: shops = [] } = useShops();
  const points = usePoints(member._id, undefined);
  const number = new Intl.NumberFormat(locale.iso);
  if (points.isPending)
    return (
      <Skeleton label={t('guest:loading')}>
        <Bone height={88} shape="box" />
      </Skeleton>
    );
  if (points.data === undefined) return <Unread of="points" query={points} />;
  const own = points.data.filter(({ amount }) => amount > 0).sort(byUse(shop));
  const placeOf = (id: string) =>
    id === 'all' ? t('points.everywhere') : say(shops.find(({ _id }) => _id === id)?.name);
  return (
    <section className={css.balances} aria-label={t('points.yours')}>
      {own.length === 0 && <p className={css.quiet}>{t('points.never')}</p>}
      {own.map(({ _id, amount }) => (
        <p key={_id} className={css.balance}>
          <span>
            <b className={css.big}>{number.format(amount)}</b> {t('points.unit', { count: amount })}
          </span>
          <span className={css.quiet}>{placeOf(_id)}</span>
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
