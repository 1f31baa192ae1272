import { useNavigate } from 'react-router';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { DELIVERY_DIALOG, useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useLineIssues } from '../../../../data/pricing/use-line-issues.ts';
import { useJoinedSession } from '../../../../data/sessions/use-joined-session.ts';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { moneyText } from '../../../../lib/money-format.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { useMissingForZone } from './use-missing-for-zone.ts';
import { useOrderTypes } from './use-order-types.ts';
import { usePickup } from './use-pickup.ts';
import { useSlotTexts } from './use-slot-texts.ts';

/** The reason why the cart cannot be placed, with the button that resolves it where there is one. */
export type PlaceBlock = {
  readonly text: string;
  readonly fix?: { readonly label: string; readonly onClick: () => void };
};

/** Returns the first reason that keeps the cart from being placed; undefined if there is none. */
export function usePlaceBlock(isKept: boolean): PlaceBlock | undefined {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const style = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const opening = useOpening(data.shop, mode);
  const takeAway = useOpening(data.shop, 'takeAway');
  const { orderTypes, change } = useOrderTypes();
  const session = useJoinedSession();
  const issues = useLineIssues();
  const { coupons, remove } = useCoupons();
  const { say } = useLocale();
  const pickup = usePickup();
  const { momentText } = useSlotTexts();
  const times = useHistoryDialog('pickupTime');
  const missing = useMissingForZone();
  const { isDelivery, zone } = useDelivery();
  const address = useHistoryDialog(DELIVERY_DIALOG);
  const lacksZone = isDelivery && zone === undefined;
  const refused = coupons.find(({ refusal }) => refusal !== undefined);

  if (session !== undefined && session.status !== 'ongoing') return { text: t('placing.readOnlyText') };
  if (!opening.isOpen && opening.isAhead && (pickup.isAsked || lacksZone)) {
    // before opening: a slot is required, and a delivery's slots depend on its zone
    if (pickup.chosen === undefined) {
      const fix = lacksZone
        ? { label: t('delivery.add'), onClick: () => address.open() }
        : { label: t('pickup.chooseOne'), onClick: () => times.open() };
      return { text: t('opening:orderAhead', { opening: opening.next ?? '' }), fix };
    }
  } else if (!opening.isOpen) {
    const text = [t('placing.closedText'), opening.next].filter(Boolean).join(' ');
    const canTakeAway = mode === 'delivery' && orderTypes.includes('takeAway') && takeAway.isOpen;
    const fix = { label: t('refused.toPickUp'), onClick: () => change('takeAway') };
    return canTakeAway ? { text, fix } : { text };
  }
  if (issues.size > 0) return { text: t('cart:mendFirst', { count: issues.size }) };
  if (isKept) return { text: t('placing.kept') };
  if (refused !== undefined) {
    const { code, giftOf, rule } = refused;
    const isGift = giftOf !== undefined;
    return {
      text: isGift ? t('gift.refused', { name: say(rule.name) }) : t('placing.codeRefused', { code }),
      fix: { label: t('placing.goOnWithout'), onClick: () => remove(code) },
    };
  }
  if (pickup.isGone && pickup.chosen !== undefined) {
    return {
      text: t('pickup.gone', { time: momentText(pickup.chosen) }),
      fix: { label: t('pickup.choose'), onClick: () => times.open() },
    };
  }
  if (missing > 0) {
    const amount = moneyText(missing, style.currency, style.locale);
    return {
      text: t('delivery.missingPlace', { missing: amount }),
      fix: { label: t('cart:addMore'), onClick: () => navigate(ROUTES.browse) },
    };
  }
  return undefined;
}
