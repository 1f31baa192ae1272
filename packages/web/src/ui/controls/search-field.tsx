import { type Ref, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './search-field.module.css';

export type SearchFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  /** Keys that a phone shows: digits for what has a number. */
  readonly inputMode?: 'search' | 'numeric';
  /** Called by Enter. */
  readonly onEnter?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** Search field that searches while typing; Escape or the cross clears it. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder, clearLabel, inputMode, onEnter, ref } = props;
  const box = useRef<HTMLLabelElement>(null);
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <search className={css.search}>
      <label ref={box} className={css.box}>
        <Icon name="search" className={css.glass} />
        <span className="sr">{label}</span>
        <input
          ref={ref}
          type="search"
          className={css.input}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          {...{ value, placeholder, inputMode }}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.();
            if (event.key !== 'Escape' || value === '') return;
            event.stopPropagation();
            clear();
          }}
        />
      </label>
      {value !== '' && (
        <button type="button" className={css.clear} aria-label={clearLabel} onClick={clear}>
          <Icon name="close" size="s" />
        </button>
      )}
    </search>
  );
}
