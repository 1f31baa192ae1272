import type { ExplainedBill } from '@comanda/domain';
import { Button } from '../../../ui/button.tsx';
import { Coupon } from '../../../ui/coupon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { useCoupons } from '../hooks/use-coupons.ts';
import { useExplanationWords } from '../hooks/use-explanation-words.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';
import type { HeldCoupon } from '../state/held-coupons.ts';
import { askedOf, gapProgress } from '../state/near-offers.ts';
import css from './coupon-code.module.css';

type CardProps = { readonly coupon: HeldCoupon; readonly explained: ExplainedBill };

/** A code the guest brought: what it takes off, or exactly why it does not count now. */
function HeldCouponCard({ coupon: { code, rule, isAside }, explained }: CardProps) {
  const { t, gap: gapText, asked, nameText } = useExplanationWords();
  const stub = useOfferStub();
  const toast = useToast();
  const { coupons, remove, use } = useCoupons();
  const { bill, explanation } = explained;
  const rejection = explanation.rejected.find((each) => each.rule === rule._id);
  const applied = bill.discounts.find((each) => each.rule === rule._id);
  const [gap] = rejection?.gaps ?? [];
  const text = isAside
    ? t('coupon.aside')
    : gap !== undefined
      ? gapText(gap, asked(askedOf(rule, gap)))
      : rejection !== undefined
        ? t(`errors.${rejection.code}`)
        : t('offers.applied');
  const counts = !isAside && rejection === undefined;
  const used = coupons.filter((each) => !each.isAside).map((each) => each.rule._id as string);
  return (
    <Coupon
      active={counts}
      stub={stub(rule)}
      title={nameText(rule.name)}
      text={
        <>
          {code} · {counts || isAside ? text : <b role="status">{text}</b>}
        </>
      }
      progress={gap === undefined || isAside ? undefined : gapProgress(gap)}
      action={
        <span className={css.actions}>
          {counts && applied !== undefined && applied.amount !== 0 && (
            <Price amount={-applied.amount} tone="saving" />
          )}
          {isAside && (
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
      }
    />
  );
}

/** The codes of this cart. */
export function HeldCouponCards({ explained }: { readonly explained: ExplainedBill }) {
  const { coupons } = useCoupons();
  return coupons.map((coupon) => <HeldCouponCard key={coupon.code} coupon={coupon} explained={explained} />);
}
