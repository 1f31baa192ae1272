import { useNavigate } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { moneyText } from '../../../lib/money-format.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useMoneyStyle } from '../../../ui/money-context.tsx';
import { useCartTroubles } from '../../cart/hooks/use-cart-troubles.ts';
import { useCoupons } from '../../cart/hooks/use-coupons.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useJoinedSession } from '../../session/hooks/use-joined-session.ts';
import { usePlace } from '../../session/state/place.ts';
import { useOpening } from '../../shops/hooks/use-opening.ts';
import { DELIVERY_DIALOG, useDelivery } from './use-delivery.ts';
import { useMissingForZone } from './use-missing-for-zone.ts';
import { usePickup } from './use-pickup.ts';
import { useSlotWords } from './use-slot-words.ts';
import { useWays } from './use-ways.ts';

/** Why nothing can be placed now, and the tap that mends it where there is one. */
export type PlaceBlock = {
  readonly text: string;
  readonly mend?: { readonly label: string; readonly onClick: () => void };
};

/** What keeps the cart from being placed; undefined when nothing does. */
export function usePlaceBlock(isKept: boolean): PlaceBlock | undefined {
  const { t } = useTranslation(['checkout', 'guest']);
  const navigate = useNavigate();
  const style = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const { mode } = usePlace();
  const opening = useOpening(data.shop, mode);
  const takeAway = useOpening(data.shop, 'takeAway');
  const { ways, change } = useWays();
  const session = useJoinedSession();
  const troubles = useCartTroubles();
  const { coupons, remove } = useCoupons();
  const { say } = useLocale();
  const pickup = usePickup();
  const { momentText } = useSlotWords();
  const times = useHistoryDialog('pickupTime');
  const missing = useMissingForZone();
  const { isDelivery, zone } = useDelivery();
  const address = useHistoryDialog(DELIVERY_DIALOG);
  const lacksZone = isDelivery && zone === undefined;
  const refused = coupons.find(({ refusal }) => refusal !== undefined);

  if (session !== undefined && session.status !== 'ongoing') return { text: t('placing.readOnlyText') };
  if (!opening.isOpen && opening.isAhead && (pickup.isAsked || lacksZone)) {
    // before it opens, for one of its times; those of a delivery go by where it is brought
    if (pickup.chosen === undefined) {
      const mend = lacksZone
        ? { label: t('delivery.add'), onClick: () => address.open() }
        : { label: t('pickup.chooseOne'), onClick: () => times.open() };
      return { text: t('shops.orderAhead', { opening: opening.next ?? '' }), mend };
    }
  } else if (!opening.isOpen) {
    const text = [t('placing.closedText'), opening.next].filter(Boolean).join(' ');
    const canFetch = mode === 'delivery' && ways.includes('takeAway') && takeAway.isOpen;
    const mend = { label: t('refused.toPickUp'), onClick: () => change('takeAway') };
    return canFetch ? { text, mend } : { text };
  }
  if (troubles.size > 0) return { text: t('cart.mendFirst', { count: troubles.size }) };
  if (isKept) return { text: t('placing.kept') };
  if (refused !== undefined) {
    const { code, giftOf, rule } = refused;
    const isGift = giftOf !== undefined;
    return {
      text: isGift ? t('gift.refused', { name: say(rule.name) }) : t('placing.codeRefused', { code }),
      mend: { label: t('placing.goOnWithout'), onClick: () => remove(code) },
    };
  }
  if (pickup.isGone && pickup.chosen !== undefined) {
    return {
      text: t('pickup.gone', { time: momentText(pickup.chosen) }),
      mend: { label: t('pickup.choose'), onClick: () => times.open() },
    };
  }
  if (missing > 0) {
    const amount = moneyText(missing, style.currency, style.locale);
    return {
      text: t('delivery.missingPlace', { missing: amount }),
      mend: { label: t('cart.addMore'), onClick: () => navigate(ROUTES.browse) },
    };
  }
  return undefined;
}
