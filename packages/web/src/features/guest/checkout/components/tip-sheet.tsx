import { moneyParts, moneyText, stepOf } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { readAmount } from '../../../../lib/read-amount.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { PromptSheet } from '../../../../ui/overlays/prompt-sheet.tsx';

type TipSheetProps = {
  /** Minor units; 0 for none yet. */
  readonly amount: number;
  /** Largest allowed tip, in minor units. */
  readonly max: number;
  readonly onGive: (amount: number) => void;
  readonly onClose: () => void;
};

/** Asks for a custom tip amount. */
export function TipSheet({ amount, max, onGive, onClose }: TipSheetProps) {
  const { t } = useTranslation('checkout');
  const style = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const [typed, setTyped] = useState(amount === 0 ? '' : String(amount / 100));
  const answer = readAmount(typed, { step: stepOf(data.shop), most: max });
  const money = (value: number) => moneyText(value, style.currency, style.locale);
  const problem =
    'amount' in answer
      ? undefined
      : t(`tip.${answer.problem}`, { amount: 'limit' in answer ? money(answer.limit) : '' });
  const given = 'amount' in answer ? answer.amount : 0;
  const use = given > 0 ? t('tip.use', { amount: money(given) }) : t('tip.useNone');
  return (
    <PromptSheet
      open
      onClose={onClose}
      title={t('tip.otherTitle')}
      closeLabel={t('common:close')}
      field={{
        label: t('tip.amount', { currency: moneyParts(0, style.currency, style.locale).currency }),
        inputMode: 'decimal',
        autoComplete: 'off',
        maxLength: 12,
      }}
      value={typed}
      onChange={setTyped}
      problem={problem}
      confirmLabel={problem === undefined ? use : t('tip.give')}
      onConfirm={() => onGive(given)}
    />
  );
}
