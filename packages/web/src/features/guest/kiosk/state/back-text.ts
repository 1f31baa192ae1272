import { DAY_MS } from '@comanda/domain';
import type { Translate } from '../../../../i18n/messages.ts';
import { clockText, dayText } from '../../../../lib/clock-text.ts';

/** Returns when a dish that is sold out sells again (till T9.2); undefined where nobody has said. */
export function backText(
  stock: { readonly resumeAt?: string } | undefined,
  now: number,
  { t, intl, timezone }: { readonly t: Translate; readonly intl: string; readonly timezone?: string },
): string | undefined {
  const resumeAt = stock?.resumeAt;
  if (resumeAt === undefined) return undefined;
  const isSoon = Date.parse(resumeAt) - now < DAY_MS;
  return isSoon
    ? t('kiosk:menu.backAt', { time: clockText(resumeAt, intl, timezone) })
    : t('kiosk:menu.backOn', { day: dayText(resumeAt, intl, timezone) });
}
