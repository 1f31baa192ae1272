import type { Shop } from '@comanda/contract';
import { CASH_ROUND_FOR, CASH_ROUND_METHODS, currencyFormatOf, moneyText } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MarkedSelect, NumberField } from '../../fields/index.ts';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import { cashExample } from '../state/cash-example.ts';
import css from './cards.module.css';

/** The shop's cash rounding in a sentence about a bill, as the engine works it out. */
function CashExample({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const { locale } = useLocale();
  if (shop.cashRound === undefined) return t('money.cash.exact');
  const example = cashExample(shop);
  if (example === undefined) return t('money.cash.nothing');
  const text = (amount: number) => moneyText(amount, currencyFormatOf(shop), locale.intl);
  return t(`money.cash.examples.${shop.cashRoundFor ?? 'cash'}`, {
    bill: text(example.bill),
    cash: text(example.cash),
  });
}

/** Rounding of what is paid in cash, which leaves the bill as it is (B5.2, payments M8.1, M8.2). */
export function CashFields({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const edit = useSetUpEdit('shops', shop);
  const { cashRound, cashRoundFor = 'cash' } = shop;
  return (
    <>
      <div className={css.fields}>
        <NumberField
          of="shops.cashRound.step"
          kind="amount"
          isOptional
          label={t('money.cash.step')}
          hint={t('money.cash.stepHint')}
          value={cashRound?.step}
          onChange={(step) =>
            edit('cashRound', step === undefined ? undefined : { method: 'nearest', ...cashRound, step })
          }
        />
        {cashRound !== undefined && (
          <>
            <MarkedSelect
              label={t('money.cash.method')}
              value={cashRound.method}
              options={CASH_ROUND_METHODS.map((value) => ({
                value,
                label: t(`money.cash.methods.${value}`),
              }))}
              onChange={(method) => edit('cashRound', { ...cashRound, method })}
            />
            <MarkedSelect
              label={t('money.cash.for')}
              value={cashRoundFor}
              options={CASH_ROUND_FOR.map((value) => ({ value, label: t(`money.cash.fors.${value}`) }))}
              onChange={(value) => edit('cashRoundFor', value)}
            />
          </>
        )}
      </div>
      <p className={css.note} aria-live="polite">
        <CashExample shop={shop} />
      </p>
    </>
  );
}
