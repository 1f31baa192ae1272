import type { Shop } from '@comanda/contract';
import { availableSections, type OrderType, onlineAvailability, type Section } from '@comanda/domain';
import { type Clock, instantNow } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor } from '../core.ts';
import { isSelfOrder } from './self-order.ts';
import type { Workshop } from './workshop.ts';

type Parts = Pick<Workshop, 'catalogue' | 'clock'>;

/** Throws `shopNotFound`. */
export function shopOf({ catalogue }: Pick<Workshop, 'catalogue'>, id: string): Shop {
  const shop = catalogue.get('shops', id);
  if (!shop) throw new CodedError('shopNotFound');
  return shop;
}

/** Guests order when the shop takes such orders now; staff whenever they like. */
export function ensureOpen({ clock }: Parts, shop: Shop, type: OrderType, actor: Actor): void {
  if (!isSelfOrder(actor)) return;
  const availability = onlineAvailability(shop, type, instantNow(clock));
  if (!availability.open) throw new CodedError(availability.reason);
}

type SectionWish = {
  readonly type: OrderType;
  /** The section asked for; without one the session's own, or else the first that is open. */
  readonly wanted?: string;
  readonly current?: string;
};

/** The section to order from; undefined where the shop has none. Throws `sectionNotAvailable`. */
export function sectionFor(
  { catalogue, clock }: Parts,
  shop: Shop,
  { type, wanted, current }: SectionWish,
  actor: Actor,
): string | undefined {
  const own = catalogue
    .list('sections')
    .filter(({ shops }) => shops.length === 0 || shops.includes(shop._id));
  if (own.length === 0) return undefined;
  const question = { shop, orderType: type, now: instantNow(clock), sessionSection: current };
  const isGuest = isSelfOrder(actor);
  const allowed: readonly Section[] = isGuest ? availableSections(own, question) : own;
  const wish = wanted ?? current;
  const section =
    wish === undefined ? firstOpen(allowed, shop, clock) : allowed.find(({ _id }) => _id === wish);
  if (!section) throw new CodedError('sectionNotAvailable');
  return section._id;
}

/** The section of this time of day, or the first when none is open. */
function firstOpen(sections: readonly Section[], shop: Shop, clock: Clock): Section | undefined {
  const question = { shop, orderType: 'dineInNoTable' as const, now: instantNow(clock) };
  return availableSections(sections, question)[0] ?? sections[0];
}
