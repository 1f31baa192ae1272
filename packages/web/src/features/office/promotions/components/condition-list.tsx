import type { Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { removedAt, replacedAt } from '../../../../lib/list-edits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { NumberField } from '../../fields/index.ts';
import type { RuleEntries } from '../hooks/use-rule-names.ts';
import type { RuleCondition } from '../state/rules.ts';
import { OptionMatches } from './option-matches.tsx';
import { RefPicker } from './ref-picker.tsx';
import css from './slot-fields.module.css';

type Kind = NonNullable<RuleCondition['for']>;
type ConditionListProps = {
  readonly conditions: readonly RuleCondition[];
  readonly entries: RuleEntries;
  readonly shop: Shop;
  /** The kinds that may be added. */
  readonly kinds: readonly Kind[];
  /** True for demands, which have minimums; targets of a discount have none. */
  readonly hasMinimums: boolean;
  readonly onChange: (conditions: RuleCondition[]) => void;
};

/** Conditions of a rule: dishes it needs, what the order needs, and dishes it excludes. */
export function ConditionList(props: ConditionListProps) {
  const { conditions, kinds, onChange } = props;
  const { t } = useTranslation('office');
  // conditions have no ids, and none is moved
  const rows = conditions.map((condition, at) => ({ condition, at }));
  return (
    <div className={css.fields}>
      {rows.length === 0 && (
        <p>{t(props.hasMinimums ? 'promotions.condition.none' : 'promotions.condition.noTargets')}</p>
      )}
      {rows.map(({ condition, at }) => (
        <ConditionFields
          key={at}
          {...props}
          condition={condition}
          onChange={(changed) => onChange(replacedAt(conditions, at, changed))}
          onRemove={() => onChange(removedAt(conditions, at))}
        />
      ))}
      <div className={css.adds}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="tonal"
            size="s"
            icon="plus"
            onClick={() => onChange([...conditions, { for: kind, ...(kind === 'product' && { minQty: 1 }) }])}
          >
            {t(`promotions.condition.add.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

type ConditionFieldsProps = Omit<ConditionListProps, 'conditions' | 'kinds' | 'onChange'> & {
  readonly condition: RuleCondition;
  readonly onChange: (condition: RuleCondition) => void;
  readonly onRemove: () => void;
};

function ConditionFields(props: ConditionFieldsProps) {
  const { condition, entries, hasMinimums, onChange, onRemove } = props;
  const { t } = useTranslation('office');
  const kind = condition.for ?? 'product';
  const set = <Field extends keyof RuleCondition>(field: Field, value: RuleCondition[Field] | undefined) => {
    const { [field]: _before, ...others } = condition;
    // the cast is sound: the field is put back with a value of its own
    onChange((value === undefined ? others : { ...others, [field]: value }) as RuleCondition);
  };
  const picker = (
    field: 'product' | 'category' | 'excludeProduct' | 'excludeCategory' | 'sections' | 'excludeSections',
    all: string,
  ) => (
    <RefPicker
      of={`orderDiscounts.conditions[].${field}`}
      label={t(`promotions.condition.${field}`)}
      allLabel={all}
      entries={entries.byRef}
      value={condition[field]}
      onChange={(ids) => set(field, ids)}
    />
  );
  return (
    <fieldset className={css.condition}>
      <legend>{t(`promotions.condition.kind.${kind}`)}</legend>
      {kind !== 'order' && (
        <>
          {picker('product', t('promotions.condition.anyDish'))}
          {picker('category', t('promotions.condition.anyCategory'))}
          {picker('excludeProduct', t('promotions.condition.noneOf'))}
          {picker('excludeCategory', t('promotions.condition.noneOf'))}
          {picker('sections', t('promotions.anySection'))}
          {picker('excludeSections', t('promotions.condition.noneOf'))}
          <OptionMatches
            matches={condition.productOption ?? []}
            options={entries.options}
            onChange={(matches) => set('productOption', matches)}
          />
        </>
      )}
      {hasMinimums && kind !== 'exclude' && <Minimums {...props} set={set} />}
      {hasMinimums && <Marks {...props} set={set} />}
      <div>
        <Button variant="plain" size="s" icon="ban" onClick={onRemove}>
          {t('promotions.condition.remove')}
        </Button>
      </div>
    </fieldset>
  );
}

type MarksProps = Pick<ConditionFieldsProps, 'condition' | 'entries'> & {
  readonly set: (field: 'includeModifier' | 'excludeModifier', value: string[] | undefined) => void;
};

/** The marks of a bill that a demand asks for or refuses, where the shop has any. */
function Marks({ condition, entries, set }: MarksProps) {
  const { t } = useTranslation('office');
  const { includeModifier, excludeModifier } = condition;
  if (entries.marks.length === 0 && includeModifier === undefined && excludeModifier === undefined)
    return null;
  return (
    <>
      <RefPicker
        of="orderDiscounts.conditions[].includeModifier"
        label={t('promotions.condition.includeModifier')}
        allLabel={t('promotions.condition.anyOrder')}
        entries={entries.byRef}
        value={includeModifier}
        onChange={(ids) => set('includeModifier', ids)}
      />
      <RefPicker
        of="orderDiscounts.conditions[].excludeModifier"
        label={t('promotions.condition.excludeModifier')}
        allLabel={t('promotions.condition.noneOf')}
        entries={entries.byRef}
        value={excludeModifier}
        onChange={(ids) => set('excludeModifier', ids)}
      />
    </>
  );
}

type MinimumsProps = Pick<ConditionFieldsProps, 'condition' | 'shop'> & {
  readonly set: (
    field: 'minQty' | 'minWeight' | 'minTotal' | 'afterMinTotal',
    value: number | undefined,
  ) => void;
};

function Minimums({ condition, shop, set }: MinimumsProps) {
  const { t } = useTranslation('office');
  const { minQty, minWeight, minTotal, afterMinTotal } = condition;
  return (
    <div className={css.row}>
      <NumberField
        of="orderDiscounts.conditions[].minQty"
        kind="whole"
        label={t('promotions.condition.minQty')}
        value={minQty}
        onChange={(value) => set('minQty', value)}
      />
      <NumberField
        of="orderDiscounts.conditions[].minTotal"
        label={t('promotions.condition.minTotal')}
        {...{ shop }}
        value={minTotal}
        onChange={(value) => set('minTotal', value)}
      />
      <NumberField
        of="orderDiscounts.conditions[].afterMinTotal"
        label={t('promotions.condition.afterMinTotal')}
        {...{ shop }}
        value={afterMinTotal}
        onChange={(value) => set('afterMinTotal', value)}
      />
      <NumberField
        of="orderDiscounts.conditions[].minWeight"
        label={t('promotions.condition.minWeight')}
        decimals={3}
        value={minWeight}
        onChange={(value) => set('minWeight', value)}
      />
    </div>
  );
}
