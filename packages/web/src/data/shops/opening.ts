import type { Shop } from '@comanda/contract';
import { DAY_MS, nextOpening, type OrderType, onlineAvailability, takesOrdersAhead } from '@comanda/domain';
import type { Translate } from '../../i18n/messages.ts';
import { dateFormat } from '../../lib/formats.ts';

/** A language: its texts, and its tag for dates. */
export type Tongue = { readonly t: Translate; readonly iso: string };

const WORDS = {
  shop: { today: 'opening:opensToday', tomorrow: 'opening:opensTomorrow', day: 'opening:opensOn' },
  section: { today: 'opening:servedToday', tomorrow: 'opening:servedTomorrow', day: 'opening:servedOn' },
} as const;

/** Kind of opening: a shop opens, a section is served. */
export type Opens = keyof typeof WORDS;

/** Formats an opening time by the shop's clock: "Opens tomorrow at 11:00". */
export function openingText(
  { timezone: timeZone }: Shop,
  opening: string,
  now: number,
  { t, iso }: Tongue,
  opens: Opens = 'shop',
): string {
  const date = new Date(opening);
  const dayOf = (moment: number) => dateFormat('en-CA', { timeZone }).format(moment);
  const time = dateFormat(iso, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
  const isToday = dayOf(date.getTime()) === dayOf(now);
  const isTomorrow = dayOf(date.getTime()) === dayOf(now + DAY_MS);
  const day = dateFormat(iso, { timeZone, weekday: 'long' }).format(date);
  return t(WORDS[opens][isToday ? 'today' : isTomorrow ? 'tomorrow' : 'day'], { time, day });
}

/** Returns whether a shop takes orders of a type at a time, and the text of when it does again. */
export function openingOf(shop: Shop, mode: OrderType, now: number, tongue: Tongue) {
  const at = new Date(now).toISOString();
  const answer = onlineAvailability(shop, mode, at);
  if (answer.open) return { isOpen: true, reason: undefined, next: undefined, isAhead: false } as const;
  const opening = nextOpening(shop, mode, at);
  const next = opening === undefined ? undefined : openingText(shop, opening, now, tongue);
  const isAhead = takesOrdersAhead({ shop, orderType: mode, now: at });
  return { isOpen: false, reason: answer.reason, next, isAhead } as const;
}
