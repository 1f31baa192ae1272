import type { ManualDiscount, OrderDiscount, TableSession } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { BillSubject } from '../../../../data/approval/approval-subject.tsx';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { BillChanges } from '../hooks/use-bill-changes.ts';
import type { ChangePreview } from '../hooks/use-change-preview.tsx';
import { useRulesByHand } from '../hooks/use-rules-by-hand.ts';
import { discountsByHand, withDiscount } from '../state/changed-bill.ts';
import { type HandDiscount, handDiscounts } from '../state/hand-discount.ts';
import { signedAmount } from '../state/signed-amount.ts';
import css from './reduce-sheet.module.css';

export type BillReduceSheetProps = {
  readonly open: boolean;
  readonly session: TableSession | undefined;
  /** Reductions that are sent with the dishes rung up. */
  readonly unsent: readonly HandDiscount[];
  readonly changes: BillChanges;
  readonly preview: ChangePreview;
  readonly onUnsent: (discounts: readonly HandDiscount[]) => void;
  readonly onClose: () => void;
};

const PERCENTS = [5, 10, 15, 20, 30, 50] as const;

/** A reduction of the bill that can be taken back. */
type Given = {
  readonly id: string;
  readonly type: string;
  readonly value: number;
  readonly name: OrderDiscount['name'] | undefined;
};

/** Returns what was taken off a bill that is not sent yet. */
function givenUnsent(unsent: readonly HandDiscount[]): readonly Given[] {
  return unsent.map(({ rule: { _id, discountType = 'percent', discount = 0, name } }) => ({
    id: _id,
    type: discountType,
    value: discount,
    name: typeof name === 'string' ? undefined : name,
  }));
}

type Reduction = {
  readonly given: readonly Given[];
  readonly reduce: (discount: ManualDiscount, rule?: OrderDiscount) => Promise<void>;
  readonly takeBack: (id: string) => Promise<void>;
};

/**
 * Returns what was taken off the bill by hand, and what changes it: at once on a bill with dishes, else with those that
 * are rung up (till T4.5).
 */
function useReduction(props: BillReduceSheetProps, rules: readonly OrderDiscount[]): Reduction {
  const { session, unsent, changes, preview, onUnsent, onClose } = props;
  if (session === undefined || liveLines(session).length === 0)
    return {
      given: givenUnsent(unsent),
      reduce: async (discount) => {
        onUnsent(handDiscounts([...unsent.map(({ given }) => given), discount], rules));
        onClose();
      },
      takeBack: async (id) => {
        const left = unsent.filter(({ rule }) => rule._id !== id);
        onUnsent(
          handDiscounts(
            left.map(({ given }) => given),
            rules,
          ),
        );
      },
    };
  return {
    given: discountsByHand(session).map(({ rule, ...each }) => ({ ...each, id: rule })),
    reduce: async (discount, rule) => {
      const shown = preview.show(<BillSubject session={session} />, withDiscount(session, discount, rule));
      if (await changes.reduceBill(session, discount, shown)) onClose();
    },
    takeBack: async (id) => {
      await changes.dropDiscount(session, id);
    },
  };
}

/** Sheet that takes something off a whole bill: a rule of the shop, a percentage, an amount; or takes that back. */
export function BillReduceSheet(props: BillReduceSheetProps) {
  const { open, changes, onClose } = props;
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const rules = useRulesByHand(data.shop._id, open);
  const { given, reduce, takeBack } = useReduction(props, rules);
  return (
    <Sheet open={open} onClose={onClose} title={t('reduceBill')} closeLabel={t('common:close')} width="s">
      <div className={css.reduce} inert={changes.isBusy}>
        {given.map(({ id, type, value, name }) => (
          <div key={id} className={css.given}>
            <span>
              {type === 'percent' ? `−${value}%` : <Price amount={-value} size="inherit" />} {say(name)}
            </span>
            <Button variant="plain" onClick={() => void takeBack(id)}>
              {t('takeBack')}
            </Button>
          </div>
        ))}
        {rules.map((rule) => (
          <Button key={rule._id} variant="plain" wide onClick={() => void reduce({ rule: rule._id }, rule)}>
            {say(rule.name)}
          </Button>
        ))}
        <fieldset className={css.percents} aria-label={t('percentOff')}>
          {PERCENTS.map((percent) => (
            <Button key={percent} variant="plain" onClick={() => void reduce({ percent })}>
              {`−${percent}%`}
            </Button>
          ))}
        </fieldset>
        <AmountForm open={open} onAmount={(amount) => void reduce({ amount })} />
      </div>
    </Sheet>
  );
}

/** Field of an amount to take off. */
function AmountForm({
  open,
  onAmount,
}: {
  readonly open: boolean;
  readonly onAmount: (amount: number) => void;
}) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (open) setTyped('');
  }, [open]);
  const amount = signedAmount(typed, 'more', data.shop);
  return (
    <form
      className={css.price}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount !== undefined) onAmount(amount);
      }}
    >
      <TextField
        label={t('amountOff')}
        inputMode="decimal"
        value={typed}
        error={typed.trim() !== '' && amount === undefined ? t('adjust.bad') : null}
        onChange={setTyped}
      />
      <Button type="submit" variant="tonal" disabled={amount === undefined}>
        {t('set')}
      </Button>
    </form>
  );
}
