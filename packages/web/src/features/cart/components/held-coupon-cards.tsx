import type { ExplainedBill } from '@comanda/domain';
import { Button } from '../../../ui/button.tsx';
import { Coupon } from '../../../ui/coupon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { useCartPricing } from '../hooks/use-cart-pricing.ts';
import { useCoupons } from '../hooks/use-coupons.ts';
import { useExplanationWords } from '../hooks/use-explanation-words.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';
import { useRefusalText } from '../hooks/use-refusal-text.ts';
import { type HeldCoupon, isInUse } from '../state/held-coupons.ts';
import { askedOf, gapProgress } from '../state/near-offers.ts';
import css from './coupon-code.module.css';

type CardProps = { readonly coupon: HeldCoupon; readonly explained: ExplainedBill };

/** What is to be said of a code: the server's refusal first, then why the engine does not count it. */
function useCouponState({ coupon: { rule, isAside, refusal }, explained }: CardProps) {
  const { t, gap: gapText, asked } = useExplanationWords();
  const refusalText = useRefusalText();
  const { soldOut } = useCartPricing();
  const { bill, explanation } = explained;
  if (refusal !== undefined) return { kind: 'refused', text: refusalText(refusal) } as const;
  if (isAside) return { kind: 'aside', text: t('coupon.aside') } as const;
  if (soldOut?.has(rule._id)) return { kind: 'lacks', text: t('coupon.soldOut') } as const;
  const rejection = explanation.rejected.find((each) => each.rule === rule._id);
  if (rejection === undefined) {
    const amount = bill.discounts.find((each) => each.rule === rule._id)?.amount ?? 0;
    return { kind: 'counts', text: t('offers.applied'), amount } as const;
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
  readonly code: string;
  readonly state: ReturnType<typeof useCouponState>;
  readonly onGoOn: () => void;
};

function CouponText({ code, state: { kind, text }, onGoOn }: CouponTextProps) {
  const { t } = useExplanationWords();
  if (kind === 'refused')
    return (
      <>
        {code} ·{' '}
        <strong role="alert" className={css.refused}>
          {text}
        </strong>
        <Button size="s" variant="plain" className={css.goOn} onClick={onGoOn}>
          {t('guest:placing.goOnWithout')}
        </Button>
      </>
    );
  return (
    <>
      {code} · {kind === 'lacks' ? <b role="status">{text}</b> : text}
    </>
  );
}

/** A code the guest brought: what it takes off, or exactly why it does not count now. */
function HeldCouponCard(props: CardProps) {
  const { code, rule } = props.coupon;
  const { t, nameText } = useExplanationWords();
  const stub = useOfferStub();
  const toast = useToast();
  const { coupons, remove, use } = useCoupons();
  const state = useCouponState(props);
  const used = coupons.filter(isInUse).map((each) => each.rule._id as string);
  return (
    <Coupon
      active={state.kind === 'counts'}
      stub={stub(rule)}
      title={nameText(rule.name)}
      text={<CouponText {...{ code, state }} onGoOn={() => remove(code)} />}
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
              label={t('coupon.remove', { code })}
              onClick={() => {
                remove(code);
                toast.success(t('coupon.removed', { code }));
              }}
            />
          </span>
        )
      }
    />
  );
}

/** The codes that wait for this cart; those that its bill carries already are told as such. */
export function HeldCouponCards({ explained }: { readonly explained: ExplainedBill }) {
  const { coupons } = useCoupons();
  return coupons.map((coupon) => <HeldCouponCard key={coupon.code} coupon={coupon} explained={explained} />);
}
