import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export type KeypadProps = {
  readonly disabled: boolean;
  readonly canSubmit: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onSubmit: () => void;
};

type Handlers = Pick<KeypadProps, 'onDigit' | 'onErase' | 'onSubmit'>;

/** Handles number keys, backspace and Enter, wherever the focus is. */
function useKeys(handlers: Handlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^[0-9]$/.test(event.key)) latest.current.onDigit(event.key);
      else if (event.key === 'Backspace') latest.current.onErase();
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement))
        latest.current.onSubmit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Keypad: ten digits, erase and enter. */
export function Keypad(props: KeypadProps) {
  const { disabled, canSubmit, onDigit, onErase, onSubmit } = props;
  const { t } = useTranslation('staff');
  useKeys(props);
  const digit = (value: string) => (
    <button key={value} type="button" className={css.key} disabled={disabled} onClick={() => onDigit(value)}>
      {value}
    </button>
  );
  return (
    <div className={css.pad}>
      {DIGITS.map(digit)}
      <button
        type="button"
        className={css.side}
        aria-label={t('pin.erase')}
        disabled={disabled}
        onClick={onErase}
      >
        <Icon name="erase" />
      </button>
      {digit('0')}
      <button
        type="button"
        className={css.go}
        aria-label={t('pin.go')}
        disabled={!canSubmit}
        onClick={onSubmit}
      >
        <Icon name="check" />
      </button>
    </div>
  );
}
