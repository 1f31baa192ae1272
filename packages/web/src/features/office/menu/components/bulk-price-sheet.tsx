import { currencyFormatOf, moneyText, stepOf } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useOffice } from '../../frame/index.ts';
import { useDishEdits } from '../hooks/use-dish-edits.ts';
import { changedPrice, type PriceRule, readChange } from '../state/bulk-price.ts';
import type { Dish } from '../state/dishes.ts';
import { ownPrice, ownPricePath } from '../state/price.ts';
import css from './bulk-price-sheet.module.css';
import formCss from './dish-form.module.css';

type BulkPriceSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly dishes: readonly Dish[];
};

const ENDINGS = [8, 9, 5, 0];

/** Returns the price of a dish that the person may change, its path, and the step of prices: managers set their shop's. */
function usePrices() {
  const { session, shop } = useOffice();
  const own = session.staff.role === 'manager' ? session.shop : undefined;
  return {
    path: own === undefined ? 'price' : ownPricePath(own),
    priceOf: ({ now }: Dish) => (own === undefined ? undefined : ownPrice(now, own)) ?? now.price,
    step: shop === undefined ? 1 : stepOf(shop),
  };
}

type EndingFieldProps = { readonly value: string; readonly onChange: (ending: string) => void };

/** Choice of the digit that prices shall end in. */
function EndingField({ value, onChange }: EndingFieldProps) {
  const { t } = useTranslation('office');
  const digits = ENDINGS.map((digit) => ({ value: String(digit), label: `…${digit}` }));
  return (
    <SelectField
      label={t('menu.bulk.ending')}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('menu.bulk.anyEnding') }, ...digits]}
    />
  );
}

type PricePreviewProps = {
  readonly rows: readonly { readonly dish: Dish; readonly before: number; readonly after: number }[];
};

/** The price of each dish before and after. */
function PricePreview({ rows }: PricePreviewProps) {
  const { t } = useTranslation('office');
  const { locale, say } = useLocale();
  const { shop } = useOffice();
  const money = (amount: number) =>
    shop === undefined ? '' : moneyText(amount, currencyFormatOf(shop), locale.tag);
  return (
    <ul className={css.list} aria-label={t('menu.bulk.preview')}>
      {rows.map(({ dish, before, after }) => (
        <li key={dish.id} className={css.line}>
          <span>{say(dish.now.name)}</span>
          {before === after ? (
            <span className={css.same}>{money(before)}</span>
          ) : (
            <span>
              <s className={css.same}>{money(before)}</s> <b>{money(after)}</b>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Sheet that changes the prices of dishes at once, with each price before and after (B3.3). */
export function BulkPriceSheet({ open, onClose, dishes }: BulkPriceSheetProps) {
  const { t } = useTranslation('office');
  const edit = useDishEdits();
  const { path, priceOf, step } = usePrices();
  const [kind, setKind] = useState<PriceRule['kind']>('amount');
  const [typed, setTyped] = useState('');
  const [ending, setEnding] = useState('');
  const by = readChange(typed, kind);
  const rule = { kind, by: by ?? 0, ...(ending !== '' && { ending: Number(ending) }) };
  const rows = dishes.map((dish) => {
    const before = priceOf(dish);
    return { dish, before, after: changedPrice(before, rule, step) };
  });
  const changed = rows.filter(({ before, after }) => before !== after);
  const apply = () => {
    edit(changed.map(({ dish, after }) => ({ dish, path, value: after })));
    setTyped('');
    onClose();
  };
  return (
    <Sheet
      {...{ open, onClose }}
      title={t('menu.bulk.price')}
      closeLabel={t('common:close')}
      footer={
        <Button size="l" wide disabled={by === undefined || changed.length === 0} onClick={apply}>
          {t('menu.bulk.apply', { count: changed.length })}
        </Button>
      }
    >
      <div className={formCss.form}>
        <Segmented
          label={t('menu.bulk.price')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'amount', label: t('menu.bulk.byAmount') },
            { value: 'percent', label: t('menu.bulk.byPercent') },
          ]}
        />
        <TextField
          label={t(kind === 'amount' ? 'menu.bulk.amount' : 'menu.bulk.percent')}
          hint={t('menu.bulk.hint')}
          error={by === undefined ? t('menu.bulk.wrong') : undefined}
          value={typed}
          onChange={setTyped}
        />
        <EndingField value={ending} onChange={setEnding} />
        <PricePreview rows={rows} />
      </div>
    </Sheet>
  );
}
