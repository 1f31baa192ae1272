import type { Shop } from '@comanda/contract';
import type { BadgeProps } from '../../../ui/badge.tsx';
import { openingOf, type Tongue } from './opening.ts';

/** A state of a restaurant in a word, as a Badge shows it. */
export type ShopBadge = {
  readonly tone: 'quiet' | 'ok';
  readonly icon: NonNullable<BadgeProps['icon']>;
  readonly text: string;
};

/** Whether a restaurant is open now, for what, or when it opens. */
export function shopState(shop: Shop, now: number, tongue: Tongue) {
  const { t } = tongue;
  const takeAway = openingOf(shop, 'takeAway', now, tongue);
  const noTable = openingOf(shop, 'dineInNoTable', now, tongue);
  const delivery = openingOf(shop, 'delivery', now, tongue);
  if (!takeAway.isOpen && !noTable.isOpen && !delivery.isOpen) {
    const text = takeAway.next ?? noTable.next ?? delivery.next ?? t('shops.closedNow');
    const isAhead = takeAway.isAhead || delivery.isAhead;
    const opening: ShopBadge = { tone: 'quiet', icon: 'clock', text };
    const ahead: ShopBadge = { tone: 'ok', icon: 'check', text: t('init.orderAhead') };
    return { isOpen: false, badges: isAhead ? [opening, ahead] : [opening] };
  }
  const way = (offered: boolean | undefined, icon: ShopBadge['icon'], text: string): readonly ShopBadge[] =>
    offered === true ? [{ tone: 'quiet', icon, text }] : [];
  const badges: readonly ShopBadge[] = [
    { tone: 'ok', icon: 'check', text: t('shops.open') },
    ...way(shop.openTakeAway && takeAway.isOpen, 'bag', t('mode.takeAway')),
    ...way(shop.openDineInNoTable && noTable.isOpen, 'dine', t('mode.dineIn')),
    ...way(shop.openDelivery && delivery.isOpen, 'bike', t('mode.delivery')),
  ];
  return { isOpen: true, badges };
}

const DISHES = 3;
/** The shop's first picture lies in the middle. */
const ORDER = [1, 0, 2];

/** The pictures on a restaurant's card, from left to right. */
export function cardPictures({ images = [], logo }: Shop): readonly string[] {
  const laid = images.length >= DISHES ? ORDER.map((at) => images[at]) : [...images, logo];
  return laid.filter((image) => image !== undefined);
}
