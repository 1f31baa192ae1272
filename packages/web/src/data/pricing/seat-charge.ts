import type { Section } from '@comanda/contract';
import { covers, type Shop, wallClockAt, zoneOf } from '@comanda/domain';

/** Returns the seat charge of one guest in a section at a time, in minor units; 0 where there is none. */
export function seatChargeAt(shop: Shop, section: Pick<Section, 'sectionSettings'>, now: number): number {
  const clock = wallClockAt(zoneOf(shop), now);
  return section.sectionSettings?.find((setting) => covers(setting, clock))?.amountPerPerson ?? 0;
}
