import type { Shop } from '@comanda/contract';
import type { BadgeProps } from '../../ui/display/badge.tsx';
import { openingOf, type Tongue } from './opening.ts';

/** State of a restaurant for a `Badge`. */
type ShopBadge = {
  readonly tone: 'quiet' | 'ok';
  readonly icon: NonNullable<BadgeProps['icon']>;
  readonly text: string;
};

/** Returns the state of a restaurant now, when it opens, and its order types. */
export function shopState(shop: Shop, now: number, tongue: Tongue) {
  const { t } = tongue;
  const takeAway = openingOf(shop, 'takeAway', now, tongue);
  const noTable = openingOf(shop, 'dineInNoTable', now, tongue);
  const delivery = openingOf(shop, 'delivery', now, tongue);
  if (!takeAway.isOpen && !noTable.isOpen && !delivery.isOpen) {
    const text = takeAway.next ?? noTable.next ?? delivery.next ?? t('opening:closedNow');
    const isAhead = takeAway.isAhead || delivery.isAhead;
    const opening: ShopBadge = { tone: 'quiet', icon: 'clock', text };
    return { isOpen: false, badge: opening, services: isAhead ? t('opening:forLater') : '' };
  }
  const open: ShopBadge = { tone: 'ok', icon: 'check', text: t('opening:open') };
  const services = [
    shop.openTakeAway && takeAway.isOpen && t('common:orderType.takeAway'),
    shop.openDineInNoTable && noTable.isOpen && t('common:orderType.dineIn'),
    shop.openDelivery && delivery.isOpen && t('common:orderType.delivery'),
  ].filter((way) => typeof way === 'string');
  return { isOpen: true, badge: open, services: services.join(' · ') };
}

const DISHES = 3;
/** Positions of the pictures, the first in the middle. */
const ORDER = [1, 0, 2];

/** Returns the pictures of a restaurant's card, left to right. */
export function cardPictures({ images = [], logo }: Shop): readonly string[] {
  const laid = images.length >= DISHES ? ORDER.map((at) => images[at]) : [...images, logo];
  return laid.filter((image) => image !== undefined);
}
