import { moneyText } from '@comanda/domain';
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
import { ROUTES } from '../../../../lib/routes.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { GUEST_COUNT_DIALOG } from '../../session/index.ts';
import { useLargeOrder } from './use-large-order.ts';
import { useMissingForZone } from './use-missing-for-zone.ts';
import { useOrderTypes } from './use-order-types.ts';
import { usePickup } from './use-pickup.ts';
import { useSlotTexts } from './use-slot-texts.ts';

/** The reason why the cart cannot be placed, with the button that resolves it where there is one. */
export type PlaceBlock = {
  readonly text: string;
  readonly fix?: { readonly label: string; readonly onClick: () => void };
};

/** Returns the block of a shop that is closed, unless the order is for a slot after its opening. */
function useClosedBlock(): PlaceBlock | undefined {
  const { t } = useTranslation('checkout');
  const { shop } = useReadyCatalogue().data;
  const { mode } = useOrderContext();
  const opening = useOpening(shop, mode);
  const takeAway = useOpening(shop, 'takeAway');
  const { orderTypes, change } = useOrderTypes();
  const pickup = usePickup();
  const slots = useHistoryDialog('pickupTime');
  const address = useHistoryDialog(DELIVERY_DIALOG);
  const { isDelivery, zone } = useDelivery();
  const lacksZone = isDelivery && zone === undefined;
  if (opening.isOpen) return undefined;
  if (opening.isAhead && (pickup.isAsked || lacksZone)) {
    // before opening: a slot is required, and a delivery's slots depend on its zone
    if (pickup.chosen !== undefined) return undefined;
    const fix = lacksZone
      ? { label: t('delivery.add'), onClick: () => address.open() }
      : { label: t('pickup.chooseOne'), onClick: () => slots.open() };
    return { text: t('opening:orderAhead', { opening: opening.next ?? '' }), fix };
  }
  const text = [t('placing.closedText'), opening.next].filter(Boolean).join(' ');
  const canTakeAway = mode === 'delivery' && orderTypes.includes('takeAway') && takeAway.isOpen;
  const fix = { label: t('refused.toPickUp'), onClick: () => change('takeAway') };
  return canTakeAway ? { text, fix } : { text };
}

/** Returns the block of a coupon or gift that the server has refused. */
function useCouponBlock(): PlaceBlock | undefined {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const { coupons, remove } = useCoupons();
  const refused = coupons.find(({ refusal }) => refusal !== undefined);
  if (refused === undefined) return undefined;
  const { code, giftOf, rule } = refused;
  const isGift = giftOf !== undefined;
  return {
    text: isGift ? t('gift.refused', { name: say(rule.name) }) : t('placing.codeRefused', { code }),
    fix: { label: t('placing.goOnWithout'), onClick: () => remove(code) },
  };
}

/** Returns the block of a chosen slot that is no longer available. */
function useSlotBlock(): PlaceBlock | undefined {
  const { t } = useTranslation('checkout');
  const { isGone, chosen } = usePickup();
  const { momentText } = useSlotTexts();
  const slots = useHistoryDialog('pickupTime');
  if (!isGone || chosen === undefined) return undefined;
  return {
    text: t('pickup.gone', { time: momentText(chosen) }),
    fix: { label: t('pickup.choose'), onClick: () => slots.open() },
  };
}

/** Returns the block of an order below the minimum of its delivery zone. */
function useMinimumBlock(): PlaceBlock | undefined {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const { currency, locale } = useMoneyStyle();
  const missing = useMissingForZone();
  if (missing === 0) return undefined;
  return {
    text: t('delivery.missingPlace', { missing: moneyText(missing, currency, locale) }),
    fix: { label: t('cart:addMore'), onClick: () => navigate(ROUTES.browse) },
  };
}

/** Returns the block of a table whose guests have not said yet how many they are. */
function useTableBlock(): PlaceBlock | undefined {
  const { t } = useTranslation('session');
  const { mode, session, table } = useOrderContext();
  const { open } = useHistoryDialog(GUEST_COUNT_DIALOG);
  if (mode !== 'dineIn' || session !== undefined || table === undefined) return undefined;
  return { text: t('party.first'), fix: { label: t('party.title'), onClick: () => open() } };
}

/** Returns the first reason that keeps the cart from being placed; undefined if there is none. */
export function usePlaceBlock(isKept: boolean): PlaceBlock | undefined {
  const { t } = useTranslation('checkout');
  const session = useJoinedSession();
  const issues = useLineIssues();
  const closed = useClosedBlock();
  const coupon = useCouponBlock();
  const slot = useSlotBlock();
  const minimum = useMinimumBlock();
  const table = useTableBlock();
  const { answer: largeAnswer } = useLargeOrder();
  if (session !== undefined && session.status !== 'ongoing') return { text: t('placing.readOnlyText') };
  if (closed !== undefined) return closed;
  if (table !== undefined && issues.size === 0) return table;
  if (issues.size > 0) return { text: t('cart:mendFirst', { count: issues.size }) };
  if (isKept) return { text: t('placing.kept') };
  if (largeAnswer === 'refused') return { text: t('large.staff') };
  return coupon ?? slot ?? minimum;
}
