import type { Gift, UserCoupon } from '@comanda/contract';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import type { Holding } from '../../../../data/member/holdings.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useExplanationTexts } from '../hooks/use-explanation-texts.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';
import { useRefusalText } from '../hooks/use-refusal-text.ts';

type OwnCardProps = {
  readonly held: Holding<Gift> | Holding<UserCoupon>;
  readonly kind: 'gift' | 'coupon';
  readonly member: string;
};

/** Renders a gift or coupon of the member that can be added to the cart in one tap. */
export function OwnCard({ held, kind, member }: OwnCardProps) {
  const { t, nameText } = useExplanationTexts();
  const { locale } = useLocale();
  const stub = useOfferStub();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { apply, hold } = useCoupons();
  const { _id: code, coupon: rule, endDate } = held;
  const name = nameText(rule.name);
  const isGift = kind === 'gift';
  const confirm = () => toast.success(t('coupon.added', { name }));
  const use = () => {
    if (isGift) {
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
  const yours = t(isGift ? 'gift.yours' : 'own.coupon');
  return (
    <Coupon
      stub={stub(rule)}
      title={name}
      text={[yours, until].filter(Boolean).join(' · ')}
      action={
        <Button
          size="s"
          variant="tonal"
          busy={apply.isPending}
          aria-label={t('own.use', { name })}
          onClick={use}
        >
          {t('coupon.use')}
        </Button>
      }
    />
  );
}
