import { stepOf } from '@comanda/domain';
import { useId, useState } from 'react';
import { moneyParts, moneyText } from '../../../lib/money-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useMoneyStyle } from '../../../ui/money-context.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { readTip } from '../state/read-tip.ts';

type TipSheetProps = {
  /** Minor units; 0 for none yet. */
  readonly amount: number;
  /** The most there may be, minor units. */
  readonly most: number;
  readonly onGive: (amount: number) => void;
  readonly onClose: () => void;
};

/** Asks for another amount as a tip. */
export function TipSheet({ amount, most, onGive, onClose }: TipSheetProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const style = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const form = useId();
  const [typed, setTyped] = useState(amount === 0 ? '' : String(amount / 100));
  const [isTold, setIsTold] = useState(false);
  const answer = readTip(typed, { step: stepOf(data.shop), most });
  const money = (value: number) => moneyText(value, style.currency, style.locale);
  const problem =
    'amount' in answer
      ? undefined
      : t(`tip.${answer.problem}`, { amount: 'limit' in answer ? money(answer.limit) : '' });
  const given = 'amount' in answer ? answer.amount : 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tip.otherTitle')}
      closeLabel={t('common:close')}
      width="s"
      footer={
        <Button type="submit" form={form} size="l" wide>
          {problem !== undefined
            ? t('tip.give')
            : given > 0
              ? t('tip.use', { amount: money(given) })
              : t('tip.useNone')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if ('amount' in answer) onGive(answer.amount);
          else setIsTold(true);
        }}
      >
        <TextField
          label={t('tip.amount', { currency: moneyParts(0, style.currency, style.locale).currency })}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setIsTold(false);
          }}
          onBlur={() => setIsTold(true)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={isTold ? problem : undefined}
        />
      </form>
    </Sheet>
  );
}
