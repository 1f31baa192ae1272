import type { PickupSlot } from '@comanda/contract';
import { dateFormat } from '../../../lib/formats.ts';

/** The times of one day of the shop. */
export type SlotDay = { readonly day: string; readonly slots: readonly PickupSlot[] };

/** Times by the day they are on in the shop's zone, `2026-03-02`. */
export function slotDays(slots: readonly PickupSlot[], timeZone: string | undefined): readonly SlotDay[] {
  const format = dateFormat('en-CA', { timeZone });
  const days = new Map<string, PickupSlot[]>();
  for (const slot of slots) {
    const day = format.format(Date.parse(slot.at));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, list]) => ({ day, slots: list }));
}

/** Whether a time (milliseconds of the epoch) is full, or not on offer any more. */
export function isTaken(slots: readonly PickupSlot[], at: number): boolean {
  const slot = slots.find((each) => Date.parse(each.at) === at);
  return slot === undefined || slot.left === 0;
}
