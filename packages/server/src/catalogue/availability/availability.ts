import type { Shop } from '@comanda/contract';
import {
  availableSections,
  menuTime,
  type OrderType,
  onlineAvailability,
  type Section,
  takesOrdersAhead,
} from '@comanda/domain';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';

type Parts = Pick<CoreContext, 'catalogue' | 'clock'>;

/** Returns a shop. Throws `shopNotFound`. */
export function shopOf({ catalogue }: Pick<CoreContext, 'catalogue'>, id: string): Shop {
  const shop = catalogue.get('shops', id);
  if (!shop) throw new CodedError('shopNotFound');
  return shop;
}

type OrderRequest = {
  readonly type: OrderType;
  /** Pickup time of an order placed ahead. */
  readonly pickupAt?: string;
};

/**
 * Throws the reason unless the shop takes orders of this type from guests now, or takes them ahead and a pickup time is
 * given. Staff may order at any time.
 */
export function ensureOpen(
  { clock }: Parts,
  shop: Shop,
  { type, pickupAt }: OrderRequest,
  actor: Actor,
): void {
  if (!isSelfOrder(actor)) return;
  const now = instantNow(clock);
  const availability = onlineAvailability(shop, type, now);
  const isAhead = pickupAt !== undefined && takesOrdersAhead({ shop, orderType: type, now });
  if (!availability.open && !isAhead) throw new CodedError(availability.reason);
}

type SectionRequest = {
  readonly type: OrderType;
  /** Section requested; absent: the session's own, or else the first that is open. */
  readonly wanted?: string;
  readonly current?: string;
  /** Pickup time of an order placed while the shop is closed: the menu of that time applies. */
  readonly pickupAt?: string;
};

/** Returns the section to order from; undefined where the shop has none. Throws `sectionNotAvailable`. */
export function sectionFor(
  { catalogue, clock }: Parts,
  shop: Shop,
  { type, wanted, current, pickupAt }: SectionRequest,
  actor: Actor,
): string | undefined {
  const own = catalogue.menu(shop._id).list('sections');
  if (own.length === 0) return undefined;
  const isGuest = isSelfOrder(actor);
  const present = instantNow(clock);
  const now = isGuest ? menuTime({ shop, orderType: type, now: present }, pickupAt) : present;
  const query = { shop, orderType: type, now, sessionSection: current };
  const allowed: readonly Section[] = isGuest ? availableSections(own, query) : own;
  const id = wanted ?? current;
  const section = id === undefined ? firstOpen(allowed, shop, now) : allowed.find(({ _id }) => _id === id);
  if (!section) throw new CodedError('sectionNotAvailable');
  return section._id;
}

/** Returns the first section open now, or the first of all when none is. */
function firstOpen(sections: readonly Section[], shop: Shop, now: string): Section | undefined {
  const query = { shop, orderType: 'dineInNoTable' as const, now };
  return availableSections(sections, query)[0] ?? sections[0];
}
