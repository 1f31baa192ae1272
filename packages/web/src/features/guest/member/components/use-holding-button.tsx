import type { Gift, UserCoupon } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import type { Holding } from '../../../../data/member/holdings.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRefusalText } from '../../offers/index.ts';

export type HoldingCardProps =
  | { readonly kind: 'gift'; readonly held: Holding<Gift> }
  | { readonly kind: 'coupon'; readonly held: Holding<UserCoupon> };

/** Renders the button that adds a coupon or gift to the cart and goes there. */
export function UseHoldingButton({ kind, held }: HoldingCardProps) {
  const { t } = useTranslation('member');
  const { say } = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { coupons, apply, hold } = useCoupons();
  const { _id: code, coupon: rule } = held;
  const isInCart = coupons.some((each) => each.code === code);
  const toCart = () => navigate(ROUTES.cart);
  const use = () => {
    if (isInCart) return toCart();
    if (kind === 'gift') {
      hold({ code, rule, giftOf: held.user });
      return toCart();
    }
    apply.mutate(code, {
      onSuccess: (answer) => {
        if (!('refusal' in answer) || answer.refusal === 'alreadyAdded') toCart();
        else toast.error(refusalText(answer.refusal));
      },
      onError: () => toast.error(t('coupons.failed')),
    });
  };
  return (
    <Button
      size="s"
      variant="tonal"
      busy={apply.isPending}
      aria-label={isInCart ? undefined : t('held.useInCart', { name: say(rule.name) })}
      onClick={use}
    >
      {t(isInCart ? 'coupons.inCart' : 'coupons.use')}
    </Button>
  );
}
