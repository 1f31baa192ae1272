import type { Shop } from '@comanda/contract';
import { nameIn } from '@comanda/contract/languages';
import {
  DAY_MS,
  exceptionAt,
  type Language,
  nextOpening,
  type OrderType,
  onlineAvailability,
  takesOrdersAhead,
} from '@comanda/domain';
import type { Translate } from '../../i18n/messages.ts';
import { dateFormat } from '../../lib/formats.ts';

/** A language and its texts. */
export type Tongue = { readonly t: Translate; readonly locale: Language };

const WORDS = {
  shop: { today: 'opening:opensToday', tomorrow: 'opening:opensTomorrow', day: 'opening:opensOn' },
  section: { today: 'opening:servedToday', tomorrow: 'opening:servedTomorrow', day: 'opening:servedOn' },
} as const;

/** Time ahead within which a weekday alone names a day. */
const WEEKDAY_KNOWN_MS = 6 * DAY_MS;

/** Kind of opening: a shop opens, a section is served. */
export type Opens = keyof typeof WORDS;

/** Formats an opening time by the shop's clock: "Opens tomorrow at 11:00". */
export function openingText(
  { timezone: timeZone }: Shop,
  opening: string,
  now: number,
  { t, locale: { intl } }: Tongue,
  opens: Opens = 'shop',
): string {
  const at = Date.parse(opening);
  const dayOf = (moment: number) => dateFormat('en-CA', { timeZone }).format(moment);
  const time = dateFormat(intl, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  const isToday = dayOf(at) === dayOf(now);
  const isTomorrow = dayOf(at) === dayOf(now + DAY_MS);
  const far = at > now + WEEKDAY_KNOWN_MS && ({ day: 'numeric', month: 'long' } as const);
  const day = dateFormat(intl, { timeZone, weekday: 'long', ...far }).format(at);
  return t(WORDS[opens][isToday ? 'today' : isTomorrow ? 'tomorrow' : 'day'], { time, day });
}

/**
 * Returns whether a shop takes orders of a type at a time, and the text of when it does again, after the name of the
 * day's exception: "Lunar New Year · Opens on Friday at 11:00".
 */
export function openingOf(shop: Shop, mode: OrderType, now: number, tongue: Tongue) {
  const at = new Date(now).toISOString();
  const answer = onlineAvailability(shop, mode, at);
  if (answer.open) return { isOpen: true, reason: undefined, next: undefined, isAhead: false } as const;
  const opening = nextOpening(shop, mode, at);
  const next =
    opening &&
    [nameIn(tongue.locale, exceptionAt(shop, at)?.name), openingText(shop, opening, now, tongue)]
      .filter(Boolean)
      .join(' · ');
  const isAhead = takesOrdersAhead({ shop, orderType: mode, now: at });
  return { isOpen: false, reason: answer.reason, next, isAhead } as const;
}
