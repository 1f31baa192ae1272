import type { OrderDiscount } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { replacedAt } from '../../../../lib/list-edits.ts';
import { type EditDocument, MarkedSwitch, NumberField } from '../../fields/index.ts';
import type { RuleEntries } from '../hooks/use-rule-names.ts';
import { type FreeProduct, freeChoices, withFreeChoices } from '../state/free-choices.ts';
import { IdPicker } from './id-picker.tsx';
import { RefPicker } from './ref-picker.tsx';
import css from './slot-fields.module.css';

type FreeFieldsProps = {
  readonly rule: OrderDiscount;
  readonly entries: RuleEntries;
  readonly edit: EditDocument;
};

/** The dishes that a rule gives away: how many of each, with which choices, and whether they come by themselves. */
export function FreeFields({ rule, entries, edit }: FreeFieldsProps) {
  const { t } = useTranslation('office');
  const { freeProducts = [] } = rule;
  return (
    <>
      <RefPicker
        of="orderDiscounts.freeProducts[].product"
        label={t('promotions.field.freeProducts')}
        allLabel={t('promotions.noDish')}
        entries={entries.byRef}
        value={freeProducts.map(({ product }) => product)}
        onChange={(ids = []) => {
          const known = new Map(freeProducts.map((each) => [String(each.product), each]));
          edit(
            'freeProducts',
            ids.map((product) => known.get(product) ?? { product, quantity: 1 }),
          );
        }}
      />
      {freeProducts.map((free, at) => (
        <FreeDish
          key={free.product}
          {...{ free, entries }}
          onChange={(changed) => edit('freeProducts', replacedAt(freeProducts, at, changed))}
        />
      ))}
      {freeProducts.length > 0 && (
        <MarkedSwitch
          label={t('promotions.field.automaticAddFreeProduct')}
          note={t('promotions.freeByHandNote')}
          checked={rule.automaticAddFreeProduct === true}
          onChange={(isOn) => edit('automaticAddFreeProduct', isOn)}
        />
      )}
    </>
  );
}

type FreeDishProps = Pick<FreeFieldsProps, 'entries'> & {
  readonly free: FreeProduct;
  readonly onChange: (free: FreeProduct) => void;
};

function FreeDish({ free, entries, onChange }: FreeDishProps) {
  const { t } = useTranslation('office');
  const dish = entries.products.find(({ id }) => id === free.product);
  const name = dish?.name ?? t('promotions.gone');
  const asked = entries.options.filter(({ id }) => dish?.options.includes(id));
  return (
    <fieldset className={css.condition}>
      <legend>{name}</legend>
      <NumberField
        of="orderDiscounts.freeProducts[].quantity"
        isOptional
        label={t('promotions.freeQuantity', { name })}
        value={free.quantity}
        onChange={(quantity = 1) => onChange({ ...free, quantity: Math.max(1, quantity) })}
      />
      {asked.map((option) => (
        <IdPicker
          key={option.id}
          label={option.name}
          allLabel={t('promotions.noChoice')}
          entries={option.choices}
          value={freeChoices(free, option.id)}
          onChange={(ids) => onChange(withFreeChoices(free, option.id, ids ?? []))}
        />
      ))}
    </fieldset>
  );
}
