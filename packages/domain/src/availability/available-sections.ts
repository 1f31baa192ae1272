import type { Instant, OrderType, Section, SectionId, Shop } from '../model/index.ts';
import { covers, epochOf, isOnWeekday, type WallClock, wallClockAt, zoneOf } from '../time/index.ts';
import { firstOpening } from './opening-hours.ts';

export type SectionQuery = {
  readonly shop: Shop;
  readonly orderType: OrderType;
  readonly now: Instant;
  /** The section of the session, if it has one. */
  readonly sessionSection?: SectionId;
};

/**
 * Returns the sections that may be ordered from, by `showOrder` (specification §4, section changes): those open for
 * online orders now; at a table of a shop that does not let guests switch, only the session's own.
 */
export function availableSections(sections: readonly Section[], question: SectionQuery): readonly Section[] {
  const { shop, orderType, now, sessionSection } = question;
  const canSwitch = orderType !== 'dineIn' || shop.onlineCanSwitchSection === true;
  const clock = wallClockAt(zoneOf(shop), epochOf(now));
  const isAvailable = (section: Section) =>
    canSwitch ? isOpenForOnline(section, clock) : section._id === sessionSection;
  return sections
    .filter((section) => isOfShop(section, shop) && isAvailable(section))
    .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
}

/** Returns the next opening of a section for online orders within 60 days; undefined when there is none. */
export function nextSectionOpening(section: Section, shop: Shop, now: Instant): Instant | undefined {
  const ranges = (section.timeRange ?? []).filter(({ openForOnline }) => openForOnline === true);
  const rangesOf = (day: number) => ranges.filter((range) => isOnWeekday(range, day));
  return firstOpening(rangesOf, shop, epochOf(now));
}

function isOpenForOnline(section: Section, clock: WallClock): boolean {
  return (section.timeRange ?? []).some((range) => range.openForOnline === true && covers(range, clock));
}

function isOfShop({ shops = [] }: Section, shop: Shop): boolean {
  return shops.length === 0 || shops.includes(shop._id);
}
