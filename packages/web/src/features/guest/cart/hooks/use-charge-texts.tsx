import { moneyParts, moneyText } from '@comanda/domain';
import type { ReactNode } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { ChargeRow } from '../../../../data/pricing/charge-rows.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
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

/** Returns the formatters that the texts of the rows share. */
function useChargeFormats(pieces: number, items: number) {
  const { t } = useTranslation('cart');
  const { say, locale } = useLocale();
  const style = useMoneyStyle();
  const { shop } = useReadyCatalogue().data;
  const itemsReason: Reason = {
    id: 'items',
    label: t('why.items', { count: pieces }),
    value: <Price amount={items} size="s" weight="regular" />,
  };
  return {
    t,
    say,
    shop,
    itemsReason,
    percent: (value: number) => percentText(value, locale.intl),
    digits: (amount: number) => moneyParts(amount, style.currency, style.locale).digits,
    money: (amount: number) => moneyText(amount, style.currency, style.locale),
  };
}

type Formats = ReturnType<typeof useChargeFormats>;
type RowOf<Kind extends ChargeRow['kind']> = Extract<ChargeRow, { readonly kind: Kind }>;

const sentences = (parts: readonly string[]) => parts.filter(Boolean).join(' ');

function discountTexts({ rule }: RowOf<'discount'>, { t, say, itemsReason }: Formats): ChargeTexts {
  const name = typeof rule?.name === 'string' ? rule.name : say(rule?.name);
  return { label: name || t('discount'), reasons: [itemsReason], text: t('why.discount') };
}

function surchargeTexts(row: RowOf<'surcharge'>, { t, percent, digits }: Formats): ChargeTexts {
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
}

function seatChargeTexts({ amount, perPerson }: RowOf<'seatCharge'>, { t, digits }: Formats): ChargeTexts {
  const guests = perPerson === 0 ? 0 : Math.round(amount / perPerson);
  const calculation = `${guests} × ${digits(perPerson)}`;
  return {
    label: t('seats'),
    note: calculation,
    reasons: [{ id: 'guests', label: t('why.guests', { count: guests }), value: calculation }],
    text: t('why.seats'),
  };
}

function taxTexts({ kind, tax }: RowOf<'tax' | 'taxIncluded'>, formats: Formats): ChargeTexts {
  const { t, say, percent, itemsReason } = formats;
  if (tax === undefined) return { label: t('tax') };
  const parts = [tax.includeServiceCharge && t('service'), tax.includeAmountPerPerson && t('seats')].filter(
    Boolean,
  );
  return {
    label: say(tax.name),
    note: percent(tax.percent),
    reasons: [itemsReason, { id: 'rate', label: t('why.rate'), value: percent(tax.percent) }],
    text: sentences([
      t(kind === 'tax' ? 'why.taxAdded' : 'why.taxIncluded'),
      parts.length > 0 ? t('why.taxAlso', { parts: parts.join(t('common:listComma')) }) : '',
    ]),
  };
}

function deliveryTexts({ zone }: RowOf<'delivery'>, { t, say, money }: Formats): ChargeTexts {
  const free = zone?.freeFrom;
  return {
    label: t('checkout:delivery.feeRow'),
    reasons: [],
    text: sentences([
      t('why.delivery', { zone: say(zone?.name) }),
      free === undefined ? '' : t('why.deliveryFree', { amount: money(free) }),
    ]),
  };
}

function roundingTexts({ t, digits, shop }: Formats): ChargeTexts {
  const step = digits(shop.priceRoundFactor ?? shop.currencyStep ?? 1);
  const { priceRoundMethod } = shop;
  const method = priceRoundMethod === 'floor' || priceRoundMethod === 'round' ? priceRoundMethod : 'ceil';
  return {
    label: t('rounding'),
    reasons: [{ id: 'step', label: t(`why.rounding.${method}`), value: step }],
    text: t('why.roundingText'),
  };
}

/**
 * Returns a function that gives the label, note and reasons of a breakdown row (`pieces` of the cart, `items` in
 * minor units).
 */
export function useChargeTexts(pieces: number, items: number) {
  const formats = useChargeFormats(pieces, items);
  const { t } = formats;
  return (row: ChargeRow): ChargeTexts => {
    switch (row.kind) {
      case 'items':
        return { label: t('items', { count: pieces }), reasons: [] };
      case 'discount':
        return discountTexts(row, formats);
      case 'surcharge':
        return surchargeTexts(row, formats);
      case 'seatCharge':
        return seatChargeTexts(row, formats);
      case 'tax':
      case 'taxIncluded':
        return taxTexts(row, formats);
      case 'tips':
        return { label: t('tips'), reasons: [], text: t('why.tips') };
      case 'adjusts':
        return { label: t('adjusts'), reasons: [], text: t('why.adjusts') };
      case 'delivery':
        return deliveryTexts(row, formats);
      case 'rounding':
        return roundingTexts(formats);
    }
  };
}
