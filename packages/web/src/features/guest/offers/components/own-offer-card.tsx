import type { User } from '@comanda/contract';
import type { DiscountRule } from '@comanda/domain';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useGuestSentence } from '../../../../data/offers/use-guest-sentence.ts';
import type { OfferEffect } from '../../../../data/pricing/offer-effect.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';
import type { RewardOffer, SavedOffer } from '../hooks/use-own-offers.ts';
import { useRefusalText } from '../hooks/use-refusal-text.ts';
import { askedOf } from '../state/near-offers.ts';
import { REWARD_DIALOG } from './reward-dialog.tsx';

type EffectTextProps = {
  readonly rule: DiscountRule;
  readonly effect: OfferEffect | undefined;
  /** The kind of the offer and its end. */
  readonly about: string;
};

/** Renders what an offer would take off now, or exactly what it lacks, before the words about it. */
function EffectText({ rule, effect, about }: EffectTextProps) {
  const { t, gap: gapText, asked, money } = useExplanationTexts();
  const { rejection, isSoldOut, discount = 0 } = effect ?? {};
  const [gap] = rejection?.gaps ?? [];
  const reason = gap ? gapText(gap, asked(askedOf(rule, gap))) : rejection && t(`errors.${rejection.code}`);
  const lacks = isSoldOut ? t('coupon.soldOut') : reason;
  if (lacks !== undefined)
    return (
      <>
        <b>{lacks}</b> · {about}
      </>
    );
  // a free dish is added at its price, so the total stays
  const isAmount = rule.type !== 'free' && discount > 0;
  return isAmount ? `${t('card.now', { amount: money(discount) })} · ${about}` : about;
}

type UseButtonProps = { readonly name: string; readonly busy?: boolean; readonly onClick: () => void };

function UseButton({ name, ...button }: UseButtonProps) {
  const { t } = useExplanationTexts();
  return (
    <Button size="s" variant="tonal" aria-label={t('own.use', { name })} {...button}>
      {t('coupon.use')}
    </Button>
  );
}

type SavedOfferCardProps = { readonly offer: SavedOffer; readonly member: User['_id'] };

/** Renders a gift or coupon of the member that can be added to the cart in one tap. */
export function SavedOfferCard({ offer, member }: SavedOfferCardProps) {
  const { t, nameText } = useExplanationTexts();
  const { locale } = useLocale();
  const stub = useOfferStub();
  const toast = useToast();
  const refusalText = useRefusalText();
  const sentence = useGuestSentence();
  const { apply, hold } = useCoupons();
  const { effect, progress, kind } = offer;
  const { _id: code, coupon: rule, endDate } = offer.held;
  const name = nameText(rule.name);
  const confirm = () => toast.success(t('coupon.added', { name }));
  const use = () => {
    if (kind === 'gift') {
      hold({ code, rule, giftOf: member });
      return confirm();
    }
    apply.mutate(code, {
      onSuccess: (answer) => {
        if ('refusal' in answer) toast.error(refusalText(answer.refusal));
        else confirm();
      },
    });
  };
  const until = endDate === undefined ? '' : t('own.until', { date: dateText(endDate, locale.intl) });
  const about = [t(kind === 'gift' ? 'gift.yours' : 'own.coupon'), until].filter(Boolean).join(' · ');
  return (
    <Coupon
      stub={stub(rule)}
      title={name}
      text={<EffectText {...{ rule, effect, about }} />}
      terms={sentence(rule)}
      progress={progress}
      action={<UseButton name={name} busy={apply.isPending} onClick={use} />}
    />
  );
}

type RewardOfferCardProps = {
  readonly offer: RewardOffer;
  /** The member's points. */
  readonly points: number;
};

/** Renders a reward that the member's points buy; its button asks for confirmation. */
export function RewardOfferCard({ offer: { reward }, points }: RewardOfferCardProps) {
  const { t, nameText } = useExplanationTexts();
  const asks = useHistoryDialog(REWARD_DIALOG);
  const name = nameText(reward.name);
  return (
    <Coupon
      stub={{ big: String(reward.points), small: t('points.unit', { count: reward.points }) }}
      title={name}
      text={`${t('points.buys')} · ${t('points.have', { count: points })}`}
      action={<UseButton name={name} onClick={() => asks.open(reward._id)} />}
    />
  );
}
