import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './number-pad.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'] as const;

type NumberPadProps = {
  readonly value: string;
  readonly maxLength: number;
  /** Typed text, shown above the keys. */
  readonly shown: string;
  /** Words of a screen reader for it. */
  readonly spoken: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
};

/** Number pad with what is typed above it; the number keys of a keyboard type, too. */
export function NumberPad({ value, maxLength, shown, spoken, onChange, onEnter }: NumberPadProps) {
  const { t } = useTranslation('kiosk');
  const id = useId();
  const type = (digit: string) => onChange((value + digit).slice(0, maxLength));
  const erase = () => onChange(value.slice(0, -1));
  const press = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') erase();
    else if (event.key === 'Enter' && event.target instanceof HTMLFieldSetElement) onEnter?.();
  };
  return (
    <fieldset className={css.pad} aria-label={t('pad.label')} onKeyDown={press} tabIndex={-1}>
      <output id={id} className={css.typed} aria-label={spoken}>
        {shown || ' '}
      </output>
      {KEYS.map((digit) =>
        digit === '' ? (
          <span key="gap" />
        ) : (
          <button key={digit} type="button" className={css.key} onClick={() => type(digit)}>
            {digit}
          </button>
        ),
      )}
      <button type="button" className={css.key} aria-label={t('pad.erase')} onClick={erase}>
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}
