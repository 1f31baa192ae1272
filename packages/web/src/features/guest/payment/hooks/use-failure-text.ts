import type { TableSession } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { pendingOf } from '../state/pending-of.ts';

/** Returns the reason why a payment did not start; of one that is in the way who pays, how much and since when (payments M2.5). */
export function useFailureText(
  error: Error | null,
  { shop: id, guests }: Pick<TableSession, 'shop' | 'guests'>,
): string | undefined {
  const { t } = useTranslation('payment');
  const { locale } = useLocale();
  const { currency } = useMoneyStyle();
  const shop = useShop(id);
  if (error === null) return undefined;
  const pending = pendingOf(error, guests);
  if (pending !== undefined) {
    const { name, amount, since } = pending;
    const told = {
      amount: moneyText(amount, currency, locale.intl),
      time: clockText(since, locale.intl, shop?.timezone),
    };
    return name === undefined ? t('pending.somebody', told) : t('pending.named', { ...told, name });
  }
  const code = error instanceof CallError ? error.code : 'serverError';
  return code === 'shareChanged' || code === 'linesPaid' ? t(`${code}`) : t(`errors:${code}`);
}
