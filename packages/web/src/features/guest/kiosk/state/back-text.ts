import { backAt } from '../../../../data/catalogue/back-at.ts';
import type { Translate } from '../../../../i18n/messages.ts';

/** Returns when a dish that is sold out sells again (till T9.2); undefined where nobody has said. */
export function backText(
  stock: { readonly resumeAt?: string } | undefined,
  now: number,
  { t, ...clock }: { readonly t: Translate; readonly intl: string; readonly timezone?: string },
): string | undefined {
  const back = backAt(stock, now, clock);
  if (back === undefined) return undefined;
  return back.key === 'backAt' ? t('kiosk:menu.backAt', back.values) : t('kiosk:menu.backOn', back.values);
}
