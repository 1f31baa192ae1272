import type { DiscountRule } from '@comanda/domain';
import type { ReactNode } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { ChargeRow } from '../../../../data/pricing/charge-rows.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { moneyParts, moneyText } from '../../../../lib/money-format.ts';
import { percentText } from '../../../../lib/percent-text.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';

type Reason = { readonly id: string; readonly label: string; readonly value: ReactNode };
export type ChargeTexts = {
  readonly label: string;
  readonly note?: string;
  /** Steps that lead to the amount; undefined where none are needed. */
  readonly reasons?: readonly Reason[];
  /** A sentence below the steps. */
  readonly text?: string;
};

/**
 * Returns a function that gives the label, note and reasons of a breakdown row (`pieces` of the cart, `items` in
 * minor units).
 */
export function useChargeTexts(pieces: number, items: number) {
  const { t } = useTranslation('cart');
  const { say, locale } = useLocale();
  const style = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const percent = (value: number) => percentText(value, locale.iso);
  const digits = (amount: number) => moneyParts(amount, style.currency, style.locale).digits;
  const money = (amount: number) => moneyText(amount, style.currency, style.locale);
  const ruleName = (rule: DiscountRule | undefined) =>
    typeof rule?.name === 'string' ? rule.name : say(rule?.name);
  const itemsReason: Reason = {
    id: 'items',
    label: t('why.items', { count: pieces }),
    value: <Price amount={items} size="s" weight="regular" />,
  };

  return (row: ChargeRow): ChargeTexts => {
    switch (row.kind) {
      case 'items':
        return { label: t('items', { count: pieces }), reasons: [] };
      case 'discount':
        return {
          label: ruleName(row.rule) || t('discount'),
          reasons: [itemsReason],
          text: t('why.discount'),
        };
      case 'surcharge':
        return {
          label: t('service'),
          note: percent(row.percent),
          reasons: [
            {
              id: 'base',
              label: t('why.serviceBase'),
              value: <Price amount={row.base} size="s" weight="regular" />,
            },
            { id: 'rate', label: t('why.rate'), value: `${percent(row.percent)} × ${digits(row.base)}` },
          ],
          text: t('why.service'),
        };
      case 'seatCharge': {
        const guests = row.perPerson === 0 ? 0 : Math.round(row.amount / row.perPerson);
        const calculation = `${guests} × ${digits(row.perPerson)}`;
        return {
          label: t('seats'),
          note: calculation,
          reasons: [{ id: 'guests', label: t('why.guests', { count: guests }), value: calculation }],
          text: t('why.seats'),
        };
      }
      case 'tax':
      case 'taxIncluded': {
        const { tax } = row;
        const label = tax === undefined ? t('tax') : say(tax.name);
        if (tax === undefined) return { label };
        const also = [tax.includeServiceCharge && t('service'), tax.includeAmountPerPerson && t('seats')];
        return {
          label,
          note: percent(tax.percent),
          reasons: [itemsReason, { id: 'rate', label: t('why.rate'), value: percent(tax.percent) }],
          text: [
            t(row.kind === 'tax' ? 'why.taxAdded' : 'why.taxIncluded'),
            also.some(Boolean)
              ? t('why.taxAlso', { parts: also.filter(Boolean).join(t('common:listComma')) })
              : '',
          ]
            .filter(Boolean)
            .join(' '),
        };
      }
      case 'tips':
        return { label: t('tips'), reasons: [], text: t('why.tips') };
      case 'adjusts':
        return { label: t('adjusts'), reasons: [], text: t('why.adjusts') };
      case 'delivery': {
        const { zone } = row;
        const free = zone?.freeFrom;
        return {
          label: t('checkout:delivery.feeRow'),
          reasons: [],
          text: [
            t('why.delivery', { zone: say(zone?.name) }),
            free === undefined ? '' : t('why.deliveryFree', { amount: money(free) }),
          ]
            .filter(Boolean)
            .join(' '),
        };
      }
      case 'rounding': {
        const step = digits(data.shop.priceRoundFactor ?? data.shop.currencyStep ?? 1);
        const { priceRoundMethod: method } = data.shop;
        const how = method === 'floor' || method === 'round' ? method : 'ceil';
        return {
          label: t('rounding'),
          reasons: [{ id: 'step', label: t(`why.rounding.${how}`), value: step }],
          text: t('why.roundingText'),
        };
      }
    }
  };
}
