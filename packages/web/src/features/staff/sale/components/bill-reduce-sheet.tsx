import type { ManualDiscount, TableSession } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { BillChanges } from '../hooks/use-bill-changes.ts';
import type { ChangePreview } from '../hooks/use-change-preview.tsx';
import { discountsByHand, withDiscount } from '../state/changed-bill.ts';
import { typedAmount } from '../state/entry.ts';
import css from './reduce-sheet.module.css';

export type BillReduceSheetProps = {
  readonly open: boolean;
  readonly session: TableSession | undefined;
  readonly changes: BillChanges;
  readonly preview: ChangePreview;
  readonly onClose: () => void;
};

const PERCENTS = [5, 10, 15, 20, 30, 50] as const;

/** Sheet that takes something off a whole bill: a percentage or an amount; or takes that back (till T4.5). */
export function BillReduceSheet({ open, session, changes, preview, onClose }: BillReduceSheetProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (open) setTyped('');
  }, [open]);
  if (session === undefined) return null;
  const amount = typedAmount(typed.trim());
  const isAmount = amount !== undefined && amount > 0;
  const reduce = async (discount: ManualDiscount) => {
    const what = preview.show(<b>{t('wholeBill')}</b>, withDiscount(session, discount));
    if (await changes.reduceBill(session, discount, what)) onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('reduceBill')} closeLabel={t('common:close')} width="s">
      <div className={css.reduce} inert={changes.isBusy}>
        {discountsByHand(session).map(({ rule, type, value, name }) => (
          <div key={rule} className={css.given}>
            <span>
              {type === 'percent' ? `−${value}%` : <Price amount={-value} size="inherit" />} {say(name)}
            </span>
            <Button variant="plain" onClick={() => void changes.dropDiscount(session, rule)}>
              {t('takeBack')}
            </Button>
          </div>
        ))}
        <fieldset className={css.percents} aria-label={t('percentOff')}>
          {PERCENTS.map((percent) => (
            <Button key={percent} variant="plain" onClick={() => void reduce({ percent })}>
              {`−${percent}%`}
            </Button>
          ))}
        </fieldset>
        <form
          className={css.price}
          onSubmit={(event) => {
            event.preventDefault();
            if (isAmount) void reduce({ amount });
          }}
        >
          <TextField label={t('amountOff')} inputMode="decimal" value={typed} onChange={setTyped} />
          <Button type="submit" variant="tonal" disabled={!isAmount}>
            {t('set')}
          </Button>
        </form>
      </div>
    </Sheet>
  );
}
