import type { Instant, PricedSession, Section, SectionSetting, Shop } from '../model/index.ts';
import { covers, type EpochMs, epochOf, type WallClock, wallClockAt, zoneOf } from '../time/index.ts';

/** The moment whose prices apply, with the shop's wall clock. */
export type PriceTime = { readonly at: EpochMs; readonly clock: WallClock };

/** Returns the price time: the `startTime` of a saved session, or else now (pricing P5.1). */
export function priceTime(session: PricedSession, now: Instant, shop: Shop): PriceTime {
  const isSaved = session._id !== undefined;
  const at = epochOf((isSaved ? session.startTime : undefined) ?? now);
  return { at, clock: wallClockAt(zoneOf(shop), at) };
}

/** Returns the first setting of a section that covers the price time (pricing P5.1). */
export function sectionSettingAt(section: Section | undefined, clock: WallClock): SectionSetting | undefined {
  return section?.sectionSettings?.find((setting) => covers(setting, clock));
}
