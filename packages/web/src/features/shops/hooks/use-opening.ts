import type { Shop } from '@comanda/contract';
import { nextOpening, type OrderType, onlineAvailability } from '@comanda/domain';
import { useLocale } from '../../../app/locale.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const EVERY = 20_000;
const DAY = 86_400_000;

/** When something opens, in words, by the clock of the shop. */
export function useOpeningWords() {
  const { t } = useTranslation('guest');
  const { locale } = useLocale();
  return ({ timezone: timeZone }: Shop, opening: string, now: number) => {
    const date = new Date(opening);
    const dayOf = (moment: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
    const time = new Intl.DateTimeFormat(locale.iso, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(date);
    const isToday = dayOf(date.getTime()) === dayOf(now);
    const isTomorrow = dayOf(date.getTime()) === dayOf(now + DAY);
    const day = new Intl.DateTimeFormat(locale.iso, { timeZone, weekday: 'long' }).format(date);
    const key = isToday ? 'shops.opensToday' : isTomorrow ? 'shops.opensTomorrow' : 'shops.opensOn';
    return t(key, { time, day });
  };
}

/** Whether a shop takes orders of a kind now, and in words when it does again. */
export function useOpening(shop: Shop, mode: OrderType) {
  const words = useOpeningWords();
  const now = useNow(EVERY);
  const at = new Date(now).toISOString();
  const answer = onlineAvailability(shop, mode, at);
  if (answer.open) return { isOpen: true, reason: undefined, next: undefined } as const;
  const opening = nextOpening(shop, mode, at);
  const next = opening === undefined ? undefined : words(shop, opening, now);
  return { isOpen: false, reason: answer.reason, next } as const;
}
