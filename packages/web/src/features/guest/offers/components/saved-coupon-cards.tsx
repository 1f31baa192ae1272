import type { ExplainedBill } from '@comanda/domain';
import { isInUse, type SavedCoupon } from '../../../../data/coupons/saved-coupons.ts';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useGuestSentence } from '../../../../data/offers/use-guest-sentence.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';
import { useRefusalText } from '../hooks/use-refusal-text.ts';
import { askedOf, gapProgress } from '../state/near-offers.ts';
import css from './coupon-code.module.css';

type CardProps = { readonly coupon: SavedCoupon; readonly explained: ExplainedBill };

/** Returns the state of a coupon: the server's refusal first, then the engine's reason for not counting it. */
function useCouponState({ coupon: { rule, isAside, refusal, giftOf }, explained }: CardProps) {
  const { t, gap: gapText, asked } = useExplanationTexts();
  const refusalText = useRefusalText();
  const { soldOut } = useCartPricing();
  const { bill, explanation } = explained;
  if (refusal !== undefined)
    return { kind: 'refused', text: refusalText(refusal, giftOf !== undefined) } as const;
  if (isAside) return { kind: 'aside', text: t('coupon.aside') } as const;
  if (soldOut?.has(rule._id)) return { kind: 'lacks', text: t('coupon.soldOut') } as const;
  const rejection = explanation.rejected.find((each) => each.rule === rule._id);
  if (rejection === undefined) {
    const amount = bill.discounts.find((each) => each.rule === rule._id)?.amount ?? 0;
    return { kind: 'counts', text: t('card.applied'), amount } as const;
  }
  const [gap] = rejection.gaps;
  if (gap === undefined) return { kind: 'lacks', text: t(`errors.${rejection.code}`) } as const;
  return {
    kind: 'lacks',
    text: gapText(gap, asked(askedOf(rule, gap))),
    progress: gapProgress(gap),
  } as const;
}

type CouponTextProps = {
  /** The code, or the label of a gift. */
  readonly lead: string;
  readonly state: ReturnType<typeof useCouponState>;
  readonly onGoOn: () => void;
};

function CouponText({ lead, state: { kind, text }, onGoOn }: CouponTextProps) {
  const { t } = useExplanationTexts();
  if (kind === 'refused')
    return (
      <>
        {lead} ·{' '}
        <strong role="alert" className={css.refused}>
          {text}
        </strong>
        <Button size="s" variant="plain" className={css.goOn} onClick={onGoOn}>
          {t('checkout:placing.goOnWithout')}
        </Button>
      </>
    );
  return (
    <>
      {lead} · {kind === 'lacks' ? <b role="status">{text}</b> : text}
    </>
  );
}

/** Renders a coupon or gift of the guest: its discount, or the exact reason why it does not count now. */
function SavedCouponCard(props: CardProps) {
  const { code, shownCode, rule, giftOf } = props.coupon;
  const { t, nameText } = useExplanationTexts();
  const stub = useOfferStub();
  const toast = useToast();
  const { coupons, remove, use } = useCoupons();
  const state = useCouponState(props);
  const sentence = useGuestSentence();
  const name = nameText(rule.name);
  const isGift = giftOf !== undefined;
  const used = coupons.filter(isInUse).map((each) => each.rule._id as string);
  return (
    <Coupon
      active={state.kind === 'counts'}
      stub={stub(rule)}
      title={name}
      text={
        <CouponText
          {...{ state }}
          lead={isGift ? t('gift.yours') : (shownCode ?? t('own.coupon'))}
          onGoOn={() => remove(code)}
        />
      }
      terms={sentence(rule)}
      progress={state.kind === 'lacks' ? state.progress : undefined}
      action={
        state.kind === 'refused' ? undefined : (
          <span className={css.actions}>
            {state.kind === 'counts' && state.amount !== 0 && <Price amount={-state.amount} tone="saving" />}
            {state.kind === 'aside' && (
              <Button size="s" variant="quiet" onClick={() => use([...used, rule._id])}>
                {t('coupon.use')}
              </Button>
            )}
            <IconButton
              icon="close"
              label={isGift ? t('gift.remove', { name }) : t('coupon.remove', { code: shownCode ?? name })}
              onClick={() => {
                remove(code);
                toast.success(
                  isGift ? t('gift.removed', { name }) : t('coupon.removed', { code: shownCode ?? name }),
                );
              }}
            />
          </span>
        )
      }
    />
  );
}

/** Renders the coupons and gifts that the guest added to this cart. */
export function SavedCouponCards({ explained }: { readonly explained: ExplainedBill }) {
  const { coupons } = useCoupons();
  return coupons.map((coupon) => <SavedCouponCard key={coupon.code} coupon={coupon} explained={explained} />);
}
