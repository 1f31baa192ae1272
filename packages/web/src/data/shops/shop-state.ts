import type { Shop } from '@comanda/contract';
import type { BadgeProps } from '../../ui/display/badge.tsx';
import { openingOf, type Tongue } from './opening.ts';

/** A state of a restaurant in a word, as a Badge shows it. */
type ShopBadge = {
  readonly tone: 'quiet' | 'ok';
  readonly icon: NonNullable<BadgeProps['icon']>;
  readonly text: string;
};

/** Whether a restaurant is open now, when it opens, and the ways in which one may order. */
export function shopState(shop: Shop, now: number, tongue: Tongue) {
  const { t } = tongue;
  const takeAway = openingOf(shop, 'takeAway', now, tongue);
  const noTable = openingOf(shop, 'dineInNoTable', now, tongue);
  const delivery = openingOf(shop, 'delivery', now, tongue);
  if (!takeAway.isOpen && !noTable.isOpen && !delivery.isOpen) {
    const text = takeAway.next ?? noTable.next ?? delivery.next ?? t('opening:closedNow');
    const isAhead = takeAway.isAhead || delivery.isAhead;
    const opening: ShopBadge = { tone: 'quiet', icon: 'clock', text };
    return { isOpen: false, badge: opening, ways: isAhead ? t('opening:forLater') : '' };
  }
  const open: ShopBadge = { tone: 'ok', icon: 'check', text: t('opening:open') };
  const ways = [
    shop.openTakeAway && takeAway.isOpen && t('common:orderType.takeAway'),
    shop.openDineInNoTable && noTable.isOpen && t('common:orderType.dineIn'),
    shop.openDelivery && delivery.isOpen && t('common:orderType.delivery'),
  ].filter((way) => typeof way === 'string');
  return { isOpen: true, badge: open, ways: ways.join(' · ') };
}

const DISHES = 3;
/** The shop's first picture lies in the middle. */
const ORDER = [1, 0, 2];

/** The pictures on a restaurant's card, from left to right. */
export function cardPictures({ images = [], logo }: Shop): readonly string[] {
  const laid = images.length >= DISHES ? ORDER.map((at) => images[at]) : [...images, logo];
  return laid.filter((image) => image !== undefined);
}
