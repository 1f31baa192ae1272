import type { Reward, User } from '@comanda/contract';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useBoughtReward } from '../hooks/use-bought-reward.ts';

/** The name of the dialog in the history; it is about a reward's id. */
export const REWARD_DIALOG = 'reward';

type RewardDialogProps = {
  readonly member: User['_id'];
  readonly rewards: readonly Reward[];
  /** The member's points. */
  readonly points: number;
};

/** Asks whether to spend points on the reward whose button was pressed. */
export function RewardDialog({ member, rewards, points }: RewardDialogProps) {
  const { t, nameText } = useExplanationTexts();
  const asks = useHistoryDialog(REWARD_DIALOG);
  const { mutate, isPending } = useBoughtReward(member);
  const asked = rewards.find(({ _id }) => _id === asks.about);
  if (asked === undefined) return null;
  return (
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
  );
}
