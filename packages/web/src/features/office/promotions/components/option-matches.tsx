import { useTranslation } from '../../../../i18n/use-translation.ts';
import { removedAt, replacedAt } from '../../../../lib/list-edits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { NumberField } from '../../fields/index.ts';
import type { RuleEntries } from '../hooks/use-rule-names.ts';
import type { OptionMatch } from '../state/rules.ts';
import { IdPicker } from './id-picker.tsx';
import css from './slot-fields.module.css';

type OptionMatchesProps = {
  readonly matches: readonly OptionMatch[];
  readonly options: RuleEntries['options'];
  /** Called with the matches; undefined for none. */
  readonly onChange: (matches: OptionMatch[] | undefined) => void;
};

const COUNTS = ['optionNumMin', 'optionNumMax', 'optionQtyMin', 'optionQtyMax'] as const;

/** The options that a dish of a condition is ordered with: choices it has or lacks, and how many (B4.1). */
export function OptionMatches({ matches, options, onChange }: OptionMatchesProps) {
  const { t } = useTranslation('office');
  const [first] = options;
  const rows = matches.map((match, at) => ({ match, at }));
  return (
    <>
      {rows.map(({ match, at }) => (
        <OptionMatchFields
          key={at}
          {...{ match, options }}
          onChange={(changed) => onChange(replacedAt(matches, at, changed))}
          onRemove={() => onChange(matches.length === 1 ? undefined : removedAt(matches, at))}
        />
      ))}
      {first !== undefined && (
        <div>
          <Button
            variant="plain"
            size="s"
            icon="plus"
            onClick={() => onChange([...matches, { option: first.id, optionNumMin: 1 }])}
          >
            {t('promotions.condition.option.add')}
          </Button>
        </div>
      )}
    </>
  );
}

type OptionMatchFieldsProps = Pick<OptionMatchesProps, 'options'> & {
  readonly match: OptionMatch;
  readonly onChange: (match: OptionMatch) => void;
  readonly onRemove: () => void;
};

function OptionMatchFields({ match, options, onChange, onRemove }: OptionMatchFieldsProps) {
  const { t } = useTranslation('office');
  const option = options.find(({ id }) => id === match.option);
  const set = <Field extends keyof OptionMatch>(field: Field, value: OptionMatch[Field] | undefined) => {
    const { [field]: _before, ...others } = match;
    // the cast is sound: the field is put back with a value of its own
    onChange((value === undefined ? others : { ...others, [field]: value }) as OptionMatch);
  };
  const known = options.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <fieldset className={css.condition}>
      <legend>{t('promotions.condition.option.title')}</legend>
      <SelectField
        label={t('promotions.condition.option.name')}
        value={match.option}
        // the choices are those of the option
        onChange={(id) => onChange({ option: id, optionNumMin: 1 })}
        options={
          option === undefined ? [{ value: match.option, label: t('promotions.gone') }, ...known] : known
        }
      />
      <IdPicker
        label={t('promotions.condition.option.values')}
        allLabel={t('promotions.condition.option.anyChoice')}
        entries={option?.choices ?? []}
        value={match.values}
        onChange={(ids) => set('values', ids)}
      />
      <IdPicker
        label={t('promotions.condition.option.evalues')}
        allLabel={t('promotions.condition.noneOf')}
        entries={option?.choices ?? []}
        value={match.evalues}
        onChange={(ids) => set('evalues', ids)}
      />
      <div className={css.row}>
        {COUNTS.map((field) => (
          <NumberField
            key={field}
            of={`orderDiscounts.conditions[].productOption[].${field}`}
            kind="whole"
            label={t(`promotions.condition.option.${field}`)}
            value={match[field]}
            onChange={(value) => set(field, value)}
          />
        ))}
      </div>
      <div>
        <Button variant="plain" size="s" icon="ban" onClick={onRemove}>
          {t('promotions.condition.option.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
