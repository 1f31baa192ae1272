import { OPTION_TYPES, ORDER_TYPES } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  EntryTicks,
  MarkedSegmented,
  MarkedSelect,
  MarkedSwitch,
  NameFields,
  TypedField,
} from '../../fields/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import { boundsProblem, type DraftedOption, readBound } from '../state/options.ts';
import { FieldGroup } from './field-group.tsx';
import css from './option-sheet.module.css';

type Bound = 'minPick' | 'maxPick' | 'minQuantity' | 'maxQuantity';
type Flag = 'required' | 'allowQuantity' | 'allowSameValue' | 'draft';

/** Names of an option and how guests choose: whether, how many and how often. */
export function OptionRules({ option }: { readonly option: DraftedOption }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('productOptions', option);
  const { now } = option;
  const bounds = (least: Bound, most: Bound) => (
    <div className={css.bounds}>
      <BoundField option={option} bound={least} />
      <BoundField option={option} bound={most} />
    </div>
  );
  return (
    <div className={css.rules}>
      <NameFields of="productOptions.name" name={now.name} path="name" edit={edit} />
      <MarkedSegmented
        label={t('menu.option.pick')}
        options={[
          { value: 'one', label: t('menu.option.pickOne') },
          { value: 'several', label: t('menu.option.pickSeveral') },
        ]}
        value={now.multiple === true ? 'several' : 'one'}
        onChange={(pick) => edit('multiple', pick === 'several' || undefined)}
      />
      {now.multiple === true && bounds('minPick', 'maxPick')}
      <div className={css.switches}>
        <OptionFlag option={option} name="required" />
        {now.multiple === true && <OptionFlag option={option} name="allowSameValue" />}
        <OptionFlag option={option} name="allowQuantity" />
      </div>
      {now.allowQuantity === true && bounds('minQuantity', 'maxQuantity')}
    </div>
  );
}

/** Switch of an option. */
function OptionFlag({ option, name }: { readonly option: DraftedOption; readonly name: Flag }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('productOptions', option);
  return (
    <MarkedSwitch
      label={t(`menu.option.${name}`)}
      note={t(`menu.option.about.${name}`)}
      checked={option.now[name] === true}
      onChange={(isOn) => edit(name, isOn || undefined)}
    />
  );
}

/** Rules of an option that few have: its order types, the way of its prices, whether it is a draft. */
export function FurtherRules({ option }: { readonly option: DraftedOption }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('productOptions', option);
  const { allowedOrderType = [], type = 'option', draft } = option.now;
  const asked = allowedOrderType.length === 0 ? ORDER_TYPES : allowedOrderType;
  const summary = [
    asked.map((each) => t(`common:orderType.${each}`)).join(', '),
    ...(type === 'option' ? [] : [t(`menu.option.types.${type}`)]),
    ...(draft === true ? [t('menu.option.draft')] : []),
  ];
  return (
    <FieldGroup title={t('menu.option.further')} summary={summary.join(' · ')}>
      <EntryTicks
        title={t('menu.option.orderTypes')}
        all={ORDER_TYPES}
        chosen={allowedOrderType}
        nameOf={(each) => t(`common:orderType.${each}`)}
        onChange={(types) => edit('allowedOrderType', types)}
      />
      <MarkedSelect
        label={t('menu.option.type')}
        value={type}
        onChange={(next) => edit('type', next === 'option' ? undefined : next)}
        options={OPTION_TYPES.map((each) => ({ value: each, label: t(`menu.option.types.${each}`) }))}
      />
      <OptionFlag option={option} name="draft" />
    </FieldGroup>
  );
}

/** Field of a bound; says at once where no choice can meet it (B2.7). */
function BoundField({ option, bound }: { readonly option: DraftedOption; readonly bound: Bound }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('productOptions', option);
  const value = option.now[bound];
  const problem = boundsProblem(option.now);
  const commit = (typed: string) => {
    const read = readBound(typed);
    if (!read.ok) return t('menu.option.wholeNumber');
    if (read.bound !== value) edit(bound, read.bound);
    return undefined;
  };
  return (
    <TypedField
      label={t(`menu.option.${bound}`)}
      value={value === undefined ? '' : String(value)}
      commit={commit}
      problem={problem?.field === bound ? t(`menu.option.unmet.${problem.code}`) : undefined}
      placeholder={t(bound.startsWith('min') ? 'menu.option.noLeast' : 'menu.option.noMost')}
      inputMode="numeric"
    />
  );
}
