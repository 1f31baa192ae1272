import { type Ref, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './search-field.module.css';

export type SearchFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/** Search field that searches while typing; Escape or the cross clears it. */
export function SearchField({ value, onChange, label, placeholder, clearLabel, ref }: SearchFieldProps) {
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
          {...{ value, placeholder }}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
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
