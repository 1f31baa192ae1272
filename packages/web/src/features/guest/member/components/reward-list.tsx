import type { Reward, User } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { usePoints, useRewards } from '../../../../data/member/holdings.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useBoughtReward } from '../../offers/index.ts';
import css from '../points-page.module.css';

type RewardCardProps = {
  readonly reward: Reward;
  readonly points: number;
  readonly onBuy: () => void;
};

function RewardCard({ reward: { name, points: price, validDays }, points, onBuy }: RewardCardProps) {
  const { t } = useTranslation('member');
  const { locale, say } = useLocale();
  const missing = price - points;
  const isNear = missing > 0;
  const until = validDays === undefined ? '' : t('rewards.days', { count: validDays });
  return (
    <Coupon
      stub={{
        big: numberFormat(locale.intl).format(price),
        small: t('points.unit', { count: price }),
      }}
      title={say(name)}
      text={isNear ? <b>{t('rewards.missing', { count: missing })}</b> : until}
      progress={isNear ? points / price : undefined}
      action={
        isNear ? undefined : (
          <Button size="s" variant="tonal" aria-label={t('rewards.get', { name: say(name) })} onClick={onBuy}>
            {t('rewards.buy')}
          </Button>
        )
      }
    />
  );
}

/** Lists the rewards of this shop, cheapest first, with the points missing for each. */
export function RewardList({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { t: cart } = useTranslation('offers');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const shop: string = data.shop._id;
  const { data: rewards = [] } = useRewards();
  const { data: balances } = usePoints(member._id, shop);
  const { mutate, isPending } = useBoughtReward(member._id);
  const asks = useHistoryDialog('reward');
  const points = balances?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const here = rewards
    .filter(({ status, shops = [] }) => status !== 'disabled' && (shops.length === 0 || shops.includes(shop)))
    .sort((one, other) => one.points - other.points);
  const asked = here.find(({ _id }) => _id === asks.about);
  if (here.length === 0 || balances === undefined) return null;
  return (
    <section className={css.rewards}>
      <h2 className={css.heading}>{t('rewards.title', { shop: say(data.shop.name) })}</h2>
      {here.map((reward) => (
        <RewardCard
          key={reward._id}
          reward={reward}
          points={points}
          onBuy={() => asks.open(String(reward._id))}
        />
      ))}
      {asked !== undefined && (
        <Dialog
          open
          title={cart('points.ask', { count: asked.points })}
          text={cart('points.askText', { name: say(asked.name), count: points - asked.points })}
          confirmLabel={cart('points.spend', { count: asked.points })}
          cancelLabel={cart('points.keep')}
          busy={isPending}
          onConfirm={() => mutate(asked, { onSettled: asks.close })}
          onCancel={asks.close}
        />
      )}
    </section>
  );
}
