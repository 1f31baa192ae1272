import { ORDER_TYPES } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { replacedAt } from '../../../../lib/list-edits.ts';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { NumberField } from '../../fields/index.ts';
import type { RuleEntries } from '../hooks/use-rule-names.ts';
import { givenRules, PEOPLE, TEST_GUESTS, type TestCart, type TestLists } from '../state/rule-test.ts';
import type { DraftedRule } from '../state/rules.ts';
import { IdPicker } from './id-picker.tsx';
import css from './slot-fields.module.css';

type TestFieldsProps = {
  readonly cart: TestCart;
  readonly rule: DraftedRule | undefined;
  readonly lists: TestLists;
  readonly entries: RuleEntries;
  readonly onChange: (cart: TestCart) => void;
};

/** Fields of a test: dishes, person, day and time, section, kind of order, and what is given by hand (B4.3). */
export function TestFields(props: TestFieldsProps) {
  const { cart, rule, lists, entries, onChange } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const set = (fields: Partial<TestCart>) => onChange({ ...cart, ...fields });
  const givable = givenRules(lists);
  return (
    <div className={css.fields}>
      <DishFields {...props} />
      <PlaceFields {...props} />
      {givable.length > 0 && (
        <IdPicker
          label={t('promotions.test.given')}
          allLabel={t('promotions.test.noneGiven')}
          entries={entries.rules.filter(({ id }) => givable.includes(id))}
          value={cart.given}
          onChange={(given = []) => set({ given })}
        />
      )}
      {rule?.now.status === 'disabled' && (
        <Switch
          label={t('promotions.test.asOn')}
          note={t('promotions.test.asOnNote', { name: say(rule.now.name) || t('promotions.unnamed') })}
          checked={cart.asOn === rule.id}
          onChange={(isOn) => set({ asOn: isOn ? rule.id : undefined })}
        />
      )}
    </div>
  );
}

function DishFields({ cart, lists, entries, onChange }: TestFieldsProps) {
  const { t } = useTranslation('office');
  const { lines } = cart;
  const setLines = (changed: TestCart['lines']) => onChange({ ...cart, lines: changed });
  const isWeighed = (product: string) =>
    lists.menu.dishes.some(({ id, now }) => id === product && now.soldByWeight === true);
  const nameOf = (product: string) =>
    entries.products.find(({ id }) => id === product)?.name ?? t('promotions.gone');
  return (
    <>
      <IdPicker
        label={t('promotions.test.dishes')}
        allLabel={t('promotions.noDish')}
        entries={entries.products}
        value={lines.map(({ product }) => product)}
        onChange={(ids = []) => {
          const known = new Map(lines.map((line) => [line.product, line]));
          setLines(ids.map((id) => known.get(id) ?? { id, product: id, quantity: 1 }));
        }}
      />
      {lines.length > 0 && (
        <div className={css.row}>
          {lines.map((line, at) => (
            <NumberField
              key={line.id}
              label={t(isWeighed(line.product) ? 'promotions.test.weight' : 'promotions.freeQuantity', {
                name: nameOf(line.product),
              })}
              kind={isWeighed(line.product) ? 'number' : 'whole'}
              decimals={3}
              max={999}
              isOptional
              value={line.quantity}
              onChange={(quantity = 0) => {
                // what is being typed may be empty or begin with 0; dishes are taken out by choosing
                if (quantity > 0) setLines(replacedAt(lines, at, { ...line, quantity }));
              }}
            />
          ))}
        </div>
      )}
      <small>{t('promotions.test.dishNote', { guests: TEST_GUESTS })}</small>
    </>
  );
}

function PlaceFields({ cart, lists, entries, onChange }: TestFieldsProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const set = (fields: Partial<TestCart>) => onChange({ ...cart, ...fields });
  const levels = lists.levels
    .filter(({ now }) => now.archivedAt === undefined)
    .map(({ id, now }) => ({ value: id, label: t('promotions.test.level', { name: say(now.name) }) }));
  return (
    <div className={css.row}>
      <SelectField
        label={t('promotions.test.person')}
        value={cart.person}
        options={[
          ...PEOPLE.map((value) => ({ value: String(value), label: t(`promotions.test.${value}`) })),
          ...levels,
        ]}
        onChange={(person) => set({ person })}
      />
      <SelectField
        label={t('promotions.field.orderType')}
        value={cart.type}
        options={ORDER_TYPES.map((value) => ({ value, label: t(`common:orderType.${value}`) }))}
        onChange={(value) => set({ type: ORDER_TYPES.find((each) => each === value) ?? cart.type })}
      />
      {entries.sections.length > 1 && (
        <SelectField
          label={t('promotions.test.section')}
          value={cart.section ?? ''}
          options={entries.sections.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(section) => set({ section })}
        />
      )}
      <TextField
        type="date"
        label={t('promotions.test.day')}
        value={cart.day}
        onChange={(day) => set({ day })}
      />
      <TextField
        type="time"
        label={t('promotions.test.time')}
        value={cart.time}
        onChange={(time) => set({ time })}
      />
    </div>
  );
}
