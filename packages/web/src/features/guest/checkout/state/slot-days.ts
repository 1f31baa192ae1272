import type { PickupSlot, Shop } from '@comanda/contract';
import { businessDay } from '@comanda/domain';
import { dateFormat } from '../../../../lib/formats.ts';

/** The slots of one business day of the shop: those after midnight belong to the evening before. */
export type SlotDay = { readonly day: string; readonly slots: readonly PickupSlot[] };
type Clock = Pick<Shop, 'timezone' | 'dayStart'>;

/** Groups slots by the shop's business day, such as `2026-03-02`. */
export function slotDays(slots: readonly PickupSlot[], shop: Clock): readonly SlotDay[] {
  const days = new Map<string, PickupSlot[]>();
  for (const slot of slots) {
    const day = businessDay(shop, slot.at);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, list]) => ({ day, slots: list }));
}

/** The parts of a calendar day, each with its end hour (exclusive); then what of the next one belongs to this evening. */
const PARTS = [
  ['night', 6],
  ['morning', 12],
  ['afternoon', 18],
  ['evening', 24],
  ['afterMidnight', 0],
] as const;

/** The slots of one part of a day. */
export type SlotPart = { readonly part: (typeof PARTS)[number][0]; readonly slots: readonly PickupSlot[] };

/** Groups a business day's slots by part of the day, by the shop's clock; empty parts are left out. */
export function slotParts(slots: readonly PickupSlot[], shop: Clock): readonly SlotPart[] {
  const { timezone: timeZone } = shop;
  const hourFormat = dateFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  const dayFormat = dateFormat('en-CA', { timeZone });
  const partOf = ({ at }: PickupSlot) => {
    const moment = Date.parse(at);
    if (dayFormat.format(moment) !== businessDay(shop, at)) return 'afterMidnight';
    const hour = Number(hourFormat.format(moment));
    return PARTS.find(([, end]) => hour < end)?.[0];
  };
  return PARTS.map(([part]) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) })).filter(
    (each) => each.slots.length > 0,
  );
}

/** Returns true if the slot at `at` (epoch milliseconds) is full or no longer offered. */
export function isTaken(slots: readonly PickupSlot[], at: number): boolean {
  const slot = slots.find((each) => Date.parse(each.at) === at);
  return slot === undefined || slot.left === 0;
}
