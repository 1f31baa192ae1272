import type { Shop } from '@comanda/contract';
import {
  availableSections,
  menuMoment,
  type OrderType,
  onlineAvailability,
  type Section,
  takesOrdersAhead,
} from '@comanda/domain';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;

/** Throws `shopNotFound`. */
export function shopOf({ catalogue }: Pick<CoreContext, 'catalogue'>, id: string): Shop {
  const shop = catalogue.get('shops', id);
  if (!shop) throw new CodedError('shopNotFound');
  return shop;
}

type OpenWish = {
  readonly type: OrderType;
  /** Wanted for later. */
  readonly pickupAt?: string;
};

/**
 * Guests order when the shop takes such orders now, or before it opens for one of its times; staff whenever they
 * like.
 */
export function ensureOpen({ clock }: Parts, shop: Shop, { type, pickupAt }: OpenWish, actor: Actor): void {
  if (!isSelfOrder(actor)) return;
  const now = instantNow(clock);
  const availability = onlineAvailability(shop, type, now);
  const isAhead = pickupAt !== undefined && takesOrdersAhead({ shop, orderType: type, now });
  if (!availability.open && !isAhead) throw new CodedError(availability.reason);
}

type SectionWish = {
  readonly type: OrderType;
  /** The section asked for; without one the session's own, or else the first that is open. */
  readonly wanted?: string;
  readonly current?: string;
  /** What an order is for that is placed while the shop is closed: it is of the menu that is served then. */
  readonly pickupAt?: string;
};

/** The section to order from; undefined where the shop has none. Throws `sectionNotAvailable`. */
export function sectionFor(
  { catalogue, clock }: Parts,
  shop: Shop,
  { type, wanted, current, pickupAt }: SectionWish,
  actor: Actor,
): string | undefined {
  const own = catalogue
    .list('sections')
    .filter(({ shops }) => shops.length === 0 || shops.includes(shop._id));
  if (own.length === 0) return undefined;
  const isGuest = isSelfOrder(actor);
  const present = instantNow(clock);
  const now = isGuest ? menuMoment({ shop, orderType: type, now: present }, pickupAt) : present;
  const question = { shop, orderType: type, now, sessionSection: current };
  const allowed: readonly Section[] = isGuest ? availableSections(own, question) : own;
  const wish = wanted ?? current;
  const section =
    wish === undefined ? firstOpen(allowed, shop, now) : allowed.find(({ _id }) => _id === wish);
  if (!section) throw new CodedError('sectionNotAvailable');
  return section._id;
}

/** The section of this time of day, or the first when none is open. */
function firstOpen(sections: readonly Section[], shop: Shop, now: string): Section | undefined {
  const question = { shop, orderType: 'dineInNoTable' as const, now };
  return availableSections(sections, question)[0] ?? sections[0];
}
