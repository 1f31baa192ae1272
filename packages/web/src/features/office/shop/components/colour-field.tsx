import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { hexColour } from '../../../../ui/theme/colour.ts';
import { TypedField } from '../../fields/index.ts';
import css from './colour-field.module.css';

type ColourFieldProps = {
  readonly label: string;
  /** `#rrggbb`. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
};

/** Field of a colour: typed as `#rrggbb`, or picked. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const { t } = useTranslation('office-shop');
  const id = useId();
  const commit = (typed: string) => {
    const colour = hexColour(typed);
    if (colour === null) return t('colours.wrong');
    if (colour !== value) onChange(colour);
    return undefined;
  };
  return (
    <div className={css.field}>
      <TypedField {...{ label, value, commit }} />
      <label htmlFor={id} className="sr">
        {t('colours.pick', { name: label })}
      </label>
      <input
        // a picker tells every colour on the way: the one that it closes with counts
        key={value}
        id={id}
        type="color"
        className={css.picker}
        defaultValue={value}
        onBlur={({ target }) => commit(target.value)}
      />
    </div>
  );
}
