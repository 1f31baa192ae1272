import type { Reward, User } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useRewards } from '../../../../data/member/holdings.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useBoughtReward } from '../hooks/use-bought-reward.ts';
import { useExplanationTexts } from '../hooks/use-explanation-texts.ts';

/** Number of affordable rewards shown, dearest first; the rest are on the points page. */
const MAX_SHOWN = 2;

type RewardCardsProps = { readonly member: User; readonly points: number };

function useAffordable(points: number): readonly Reward[] {
  const { data } = useReadyCatalogue();
  const shop: string = data.shop._id;
  const { data: rewards = [] } = useRewards();
  return rewards
    .filter(({ status, shops = [] }) => status !== 'disabled' && (shops.length === 0 || shops.includes(shop)))
    .filter((reward) => reward.points <= points)
    .sort((one, other) => other.points - one.points)
    .slice(0, MAX_SHOWN);
}

/** Renders the rewards that the member's points buy; buying one asks for confirmation. */
export function RewardCards({ member, points }: RewardCardsProps) {
  const { t, nameText } = useExplanationTexts();
  const rewards = useAffordable(points);
  const asks = useHistoryDialog('reward');
  const { mutate, isPending } = useBoughtReward(member._id);
  const asked = rewards.find(({ _id }) => _id === asks.about);
  return (
    <>
      {rewards.map((reward) => (
        <Coupon
          key={reward._id}
          stub={{ big: String(reward.points), small: t('points.unit', { count: reward.points }) }}
          title={nameText(reward.name)}
          text={t('points.buys')}
          action={
            <Button
              size="s"
              variant="tonal"
              aria-label={t('own.use', { name: nameText(reward.name) })}
              onClick={() => asks.open(reward._id)}
            >
              {t('coupon.use')}
            </Button>
          }
        />
      ))}
      {asked !== undefined && (
        <Dialog
          open
          title={t('points.ask', { count: asked.points })}
          text={t('points.askText', { name: nameText(asked.name), count: points - asked.points })}
          confirmLabel={t('points.spend', { count: asked.points })}
          cancelLabel={t('points.keep')}
          busy={isPending}
          onConfirm={() => mutate(asked, { onSettled: asks.close })}
          onCancel={asks.close}
        />
      )}
    </>
  );
}
