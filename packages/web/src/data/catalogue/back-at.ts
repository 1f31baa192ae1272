import { DAY_MS } from '@comanda/domain';
import { clockText, dayText } from '../../lib/clock-text.ts';

/** The moment at which a dish that is sold out sells again: the time, or the day where that is over a day away. */
export type BackAt =
  | { readonly key: 'backAt'; readonly values: { readonly time: string } }
  | { readonly key: 'backOn'; readonly values: { readonly day: string } };

/** Returns when a dish that is sold out sells again, as a message of the screen; undefined where nobody has said. */
export function backAt(
  stock: { readonly resumeAt?: string } | undefined,
  now: number,
  { intl, timezone }: { readonly intl: string; readonly timezone?: string },
): BackAt | undefined {
  const resumeAt = stock?.resumeAt;
  if (resumeAt === undefined) return undefined;
  return Date.parse(resumeAt) - now < DAY_MS
    ? { key: 'backAt', values: { time: clockText(resumeAt, intl, timezone) } }
    : { key: 'backOn', values: { day: dayText(resumeAt, intl, timezone) } };
}
