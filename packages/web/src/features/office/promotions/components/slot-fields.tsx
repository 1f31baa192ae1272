import type { OrderDiscount, Shop } from '@comanda/contract';
import {
  DISCOUNT_TYPES,
  type DiscountType,
  ORDER_TYPES,
  RULE_SOURCES,
  RULE_TYPES,
  type SentenceSlot,
} from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import {
  type EditDocument,
  MarkedSegmented,
  MarkedSelect,
  MarkedSwitch,
  NumberField,
  TypedField,
} from '../../fields/index.ts';
import type { RuleEntries } from '../hooks/use-rule-names.ts';
import { type DayAndTime, readRuleDate, ruleDateOf } from '../state/rule-dates.ts';
import { ConditionList } from './condition-list.tsx';
import { FreeFields } from './free-fields.tsx';
import { IdPicker } from './id-picker.tsx';
import { RefPicker } from './ref-picker.tsx';
import css from './slot-fields.module.css';

export type SlotFieldsProps = {
  readonly rule: OrderDiscount;
  readonly entries: RuleEntries;
  readonly shop: Shop;
  readonly edit: EditDocument;
};

/** The most that a rule takes off: pieces of an order, per cent of a price. */
const MAX_PIECES = 999;
const MAX_PERCENT = 100;

/** Fields of one slot of a rule's sentence (B4.1). */
export function SlotFields({ slot, ...props }: SlotFieldsProps & { readonly slot: SentenceSlot }) {
  switch (slot) {
    case 'who':
      return <WhoFields {...props} />;
    case 'when':
      return <WhenFields {...props} />;
    case 'condition':
      return (
        <ConditionList
          conditions={props.rule.conditions ?? []}
          entries={props.entries}
          shop={props.shop}
          kinds={['product', 'order', 'exclude']}
          hasMinimums
          onChange={(conditions) => props.edit('conditions', conditions)}
        />
      );
    case 'effect':
      return <EffectFields {...props} />;
    case 'company':
      return <CompanyFields {...props} />;
  }
}

function WhoFields({ rule, edit }: SlotFieldsProps) {
  const { t } = useTranslation('office');
  return (
    <div className={css.fields}>
      <MarkedSelect
        label={t('promotions.source.label')}
        value={rule.source ?? 'automatic'}
        onChange={(source) => edit('source', source)}
        options={RULE_SOURCES.map((value) => ({ value, label: t(`promotions.source.${value}`) }))}
      />
    </div>
  );
}

function WhenFields({ rule, entries, shop, edit }: SlotFieldsProps) {
  const { t } = useTranslation('office');
  const orderTypes = ORDER_TYPES.map((id) => ({ id, name: t(`common:orderType.${id}`) }));
  return (
    <div className={css.fields}>
      <MarkedSwitch
        label={t('promotions.on')}
        note={t('promotions.onNote')}
        checked={rule.status !== 'disabled'}
        onChange={(isOn) => edit('status', isOn ? 'active' : 'disabled')}
      />
      <DateFields field="startDate" {...{ rule, shop, edit }} />
      <DateFields field="endDate" {...{ rule, shop, edit }} />
      <RefPicker
        of="orderDiscounts.shops"
        label={t('promotions.field.shops')}
        allLabel={t('promotions.anyShop')}
        entries={entries.byRef}
        value={rule.shops}
        onChange={(ids) => edit('shops', ids)}
      />
      <RefPicker
        of="orderDiscounts.sections"
        label={t('promotions.field.sections')}
        allLabel={t('promotions.anySection')}
        entries={entries.byRef}
        value={rule.sections}
        onChange={(ids) => edit('sections', ids)}
      />
      <IdPicker
        label={t('promotions.field.orderType')}
        allLabel={t('promotions.anyOrderType')}
        entries={orderTypes}
        value={rule.orderType}
        onChange={(ids) => edit('orderType', ids)}
      />
    </div>
  );
}

type DateFieldsProps = Pick<SlotFieldsProps, 'rule' | 'shop' | 'edit'> & {
  readonly field: 'startDate' | 'endDate';
};

/** Day and time at which a rule begins or ends, by the clock of the shop; without a time it is the whole day. */
function DateFields({ field, rule, shop, edit }: DateFieldsProps) {
  const { t } = useTranslation('office');
  const given = readRuleDate(rule[field], shop);
  const change = (part: Partial<DayAndTime>) => {
    edit(field, ruleDateOf({ ...given, ...part }, shop));
    return undefined;
  };
  return (
    <div className={css.row}>
      <TypedField
        type="date"
        label={t(`promotions.field.${field}`)}
        value={given.day}
        commit={(day) => change({ day })}
      />
      <TypedField
        type="time"
        label={t(`promotions.at.${field}`)}
        disabled={given.day === ''}
        value={given.time}
        commit={(time) => change({ time })}
      />
    </div>
  );
}

function EffectFields(props: SlotFieldsProps) {
  const { rule, edit } = props;
  const { t } = useTranslation('office');
  return (
    <div className={css.fields}>
      <MarkedSelect
        label={t('promotions.field.type')}
        value={rule.type}
        onChange={(type) => edit('type', type)}
        options={RULE_TYPES.map((value) => ({ value, label: t(`promotions.type.${value}`) }))}
      />
      {rule.type === 'discount' && <DiscountFields {...props} />}
      {rule.type === 'free' && <FreeFields {...props} />}
      {rule.type === 'point' && (
        <div className={css.row}>
          <NumberField
            of="orderDiscounts.fixedPoint"
            label={t('promotions.field.fixedPoint')}
            value={rule.fixedPoint}
            onChange={(points) => edit('fixedPoint', points)}
          />
          <NumberField
            of="orderDiscounts.percentagePoint"
            label={t('promotions.field.percentagePoint')}
            hint={t('promotions.pointHint')}
            value={rule.percentagePoint}
            onChange={(percent) => edit('percentagePoint', percent)}
          />
        </div>
      )}
      {canRepeat(rule) && (
        <MarkedSwitch
          label={t('promotions.field.repeat')}
          note={t(isEachPiece(rule) ? 'promotions.eachNote' : 'promotions.repeatNote')}
          checked={rule.repeat === true}
          onChange={(isOn) => edit('repeat', isOn)}
        />
      )}
    </div>
  );
}

/** Returns true where repeating a rule changes what it does. */
function canRepeat({ type, discountType }: OrderDiscount): boolean {
  return type !== 'discount' || discountType === 'amount' || discountType === 'pickNMaxPrice';
}

function isEachPiece({ type, discountType, for: target }: OrderDiscount): boolean {
  return type === 'discount' && discountType === 'amount' && target === 'product';
}

function DiscountFields({ rule, entries, shop, edit }: SlotFieldsProps) {
  const { t } = useTranslation('office');
  const { discountType = 'percent', discount } = rule;
  const isOfDishes = rule.for === 'product';
  const takesMoney = discountType !== 'freeSurcharge' && discountType !== 'freeSeatCharge';
  return (
    <>
      <MarkedSelect
        label={t('promotions.field.discountType')}
        value={discountType}
        onChange={(type) => edit('discountType', type)}
        options={DISCOUNT_TYPES.map((value) => ({ value, label: t(`promotions.discountType.${value}`) }))}
      />
      {takesMoney && <DiscountField {...{ discountType, discount, shop, edit }} />}
      {discountType !== 'freeSeatCharge' && (
        <MarkedSegmented
          label={t('promotions.field.for')}
          options={[
            { value: 'order', label: t('promotions.for.order') },
            { value: 'product', label: t('promotions.for.product') },
          ]}
          value={isOfDishes ? 'product' : 'order'}
          onChange={(target) => edit('for', target)}
        />
      )}
      {isOfDishes && discountType !== 'freeSeatCharge' && (
        <>
          <ConditionList
            conditions={rule.discountRules ?? []}
            {...{ entries, shop }}
            kinds={['product', 'exclude']}
            hasMinimums={false}
            onChange={(conditions) => edit('discountRules', conditions.length === 0 ? undefined : conditions)}
          />
          {(rule.discountRules ?? []).length > 1 && (
            <MarkedSwitch
              label={t('promotions.any')}
              checked={rule.discountAny === true}
              onChange={(isOn) => edit('discountAny', isOn)}
            />
          )}
        </>
      )}
      {takesMoney && (
        <MarkedSwitch
          label={t('promotions.field.beforeServiceCharge')}
          note={t('promotions.beforeNote')}
          checked={rule.beforeServiceCharge === true}
          onChange={(isOn) => edit('beforeServiceCharge', isOn)}
        />
      )}
    </>
  );
}

function DiscountField(
  props: Pick<SlotFieldsProps, 'shop' | 'edit'> & {
    readonly discountType: DiscountType;
    readonly discount: number | undefined;
  },
) {
  const { t } = useTranslation('office');
  const { discountType, discount, shop, edit } = props;
  const field = {
    of: 'orderDiscounts.discount',
    value: discount,
    onChange: (value: number | undefined) => edit('discount', value),
  };
  if (discountType === 'amount')
    return <NumberField {...field} kind="amount" label={t('promotions.amount')} shop={shop} />;
  if (discountType === 'pickNMaxPrice')
    return <NumberField {...field} kind="whole" label={t('promotions.pieces')} max={MAX_PIECES} />;
  return <NumberField {...field} label={t('promotions.percent')} max={MAX_PERCENT} />;
}

function CompanyFields({ rule, entries, edit }: SlotFieldsProps) {
  const { t } = useTranslation('office');
  const others = entries.rules.filter(({ id }) => id !== rule._id);
  const { ruleType, rules = [] } = rule;
  const kind = ruleType === undefined ? 'any' : ruleType;
  return (
    <div className={css.fields}>
      <MarkedSelect
        label={t('promotions.company.label')}
        value={kind}
        onChange={(value) => edit('ruleType', value === 'any' ? undefined : value)}
        options={(['any', 'denylist', 'allowlist'] as const).map((value) => ({
          value,
          label: t(`promotions.company.${value}`),
        }))}
      />
      {ruleType !== undefined && (
        <>
          <RefPicker
            of="orderDiscounts.rules"
            label={t(`promotions.company.rules.${ruleType}`)}
            allLabel={t(`promotions.company.none.${ruleType}`)}
            entries={{ rule: others }}
            value={rules}
            onChange={(ids) => edit('rules', ids)}
          />
          <RefPicker
            of="orderDiscounts.rulesDiscount"
            label={t(`promotions.company.discounted.${ruleType}`)}
            allLabel={t('promotions.company.anyDiscounted')}
            entries={{ rule: others }}
            value={rule.rulesDiscount}
            onChange={(ids) => edit('rulesDiscount', ids)}
          />
        </>
      )}
      {ruleType === 'allowlist' && rules.length === 0 && <p>{t('promotions.company.alone')}</p>}
      {kind === 'any' && rules.length > 0 && (
        <div>
          <Button variant="plain" size="s" onClick={() => edit('rules', undefined)}>
            {t('promotions.company.forget')}
          </Button>
        </div>
      )}
    </div>
  );
}
