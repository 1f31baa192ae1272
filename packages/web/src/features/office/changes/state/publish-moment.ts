import type { Shop } from '@comanda/contract';
import {
  DAY_MS,
  type EpochMs,
  firstMomentOf,
  instantOf,
  MINUTE_MS,
  parseDate,
  parseWallTime,
  wallClockAt,
  zoneOf,
} from '@comanda/domain';

/** A day `YYYY-MM-DD` and a time `HH:MM` of a shop's clock, as fields for them give what is typed; empty if it is none. */
export type TypedMoment = { readonly date: string; readonly time: string };
/** An error of a typed moment, at its field. */
export type MomentProblem = {
  readonly field: keyof TypedMoment;
  readonly code: 'dayMissing' | 'timeMissing' | 'past';
};

type Zoned = Pick<Shop, 'timezone'>;

/** Time of day that is proposed: before the first guests come. */
const PROPOSED_TIME = '05:00';

/** Returns the moment that is proposed first: early on the next day of the shop's clock. */
export function proposedMoment(shop: Zoned, now: EpochMs): TypedMoment {
  const { day } = wallClockAt(zoneOf(shop), now);
  return { date: instantOf((day + 1) * DAY_MS).slice(0, 'YYYY-MM-DD'.length), time: PROPOSED_TIME };
}

/** Returns a moment of publishing, `2026-04-01T05:00`, as it is typed. */
export function typedMoment(publishAt: string): TypedMoment {
  const [date = '', time = ''] = publishAt.split('T');
  return { date, time };
}

/** Returns a typed moment as the call takes it. */
export function publishAtOf({ date, time }: TypedMoment): string {
  return `${date}T${time.slice(0, 'HH:MM'.length)}`;
}

/** Returns what is wrong with a typed moment: no day, no time, or past by the shop's clock (B2.6). */
export function momentProblem(
  { date, time }: TypedMoment,
  shop: Zoned,
  now: EpochMs,
): MomentProblem | undefined {
  const day = parseDate(date);
  if (day === undefined) return { field: 'date', code: 'dayMissing' };
  const minute = parseWallTime(time);
  if (minute === undefined || minute * MINUTE_MS >= DAY_MS) return { field: 'time', code: 'timeMissing' };
  if (firstMomentOf(zoneOf(shop), { day, minute }) > now) return undefined;
  const isToday = day >= wallClockAt(zoneOf(shop), now).day;
  return { field: isToday ? 'time' : 'date', code: 'past' };
}
