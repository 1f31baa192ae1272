import type { Shop } from '@comanda/contract';
import { currencyFormatOf, moneyText } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { type SaidValue, valueKind } from '../state/value-kind.ts';

/** Returns the function that says the value of an audited field: with names for ids, in the shop's currency and time. */
export function useValueText(
  names: ReadonlyMap<string, string>,
  shop: Shop | undefined,
): (field: string, value: unknown) => string {
  const { t } = useTranslation('audit');
  const { locale } = useLocale();
  const say = (said: SaidValue): string => {
    switch (said.kind) {
      case 'amount':
        return shop === undefined
          ? String(said.amount)
          : moneyText(said.amount, currencyFormatOf(shop), locale.intl);
      case 'list':
        return said.values.map(say).join(t('common:listComma'));
      case 'moment':
        return dateText(said.at, locale.intl, shop?.timezone);
      case 'role':
        return t(`staff:role.${said.role}`);
      case 'text':
        return names.get(said.text) ?? said.text;
      case 'yes':
      case 'no':
        return t(said.kind);
    }
  };
  return (field, value) => say(valueKind(field, value));
}
