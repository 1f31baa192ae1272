import type { PickupSlot } from '@comanda/contract';
import { dateFormat } from '../../../../lib/formats.ts';

/** The slots of one day in the shop's time zone. */
export type SlotDay = { readonly day: string; readonly slots: readonly PickupSlot[] };

/** Groups slots by their day in the shop's time zone, such as `2026-03-02`. */
export function slotDays(slots: readonly PickupSlot[], timeZone: string | undefined): readonly SlotDay[] {
  const format = dateFormat('en-CA', { timeZone });
  const days = new Map<string, PickupSlot[]>();
  for (const slot of slots) {
    const day = format.format(Date.parse(slot.at));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, list]) => ({ day, slots: list }));
}

/** The parts of a day, each with its end hour (exclusive). */
const PARTS = [
  ['night', 6],
  ['morning', 12],
  ['afternoon', 18],
  ['evening', 24],
] as const;

/** The slots of one part of a day. */
export type SlotPart = { readonly part: (typeof PARTS)[number][0]; readonly slots: readonly PickupSlot[] };

/** Groups a day's slots by part of the day, in the shop's time zone; empty parts are left out. */
export function slotParts(slots: readonly PickupSlot[], timeZone: string | undefined): readonly SlotPart[] {
  const format = dateFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  const hourOf = ({ at }: PickupSlot) => Number(format.format(Date.parse(at)));
  return PARTS.map(([part, end], at) => {
    const start = PARTS[at - 1]?.[1] ?? 0;
    return { part, slots: slots.filter((slot) => hourOf(slot) >= start && hourOf(slot) < end) };
  }).filter((each) => each.slots.length > 0);
}

/** Returns true if the slot at `at` (epoch milliseconds) is full or no longer offered. */
export function isTaken(slots: readonly PickupSlot[], at: number): boolean {
  const slot = slots.find((each) => Date.parse(each.at) === at);
  return slot === undefined || slot.left === 0;
}
