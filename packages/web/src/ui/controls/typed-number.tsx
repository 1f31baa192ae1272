import { type KeyboardEvent, useState } from 'react';
import css from './typed-number.module.css';

export type TypedNumberProps = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Accessible name: "Quantity of egg tart". */
  readonly label: string;
  readonly onChange: (value: number) => void;
};

/** Number of a `Stepper` that can also be typed; it counts with Enter, or once the field is left. */
export function TypedNumber({ value, min, max, label, onChange }: TypedNumberProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    setTyped(undefined);
    if (typed === undefined || typed === '') return;
    const next = Math.min(max, Math.max(min, Number(typed)));
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
  };
  return (
    <input
      className={css.number}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={label}
      maxLength={String(max).length}
      value={typed ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.normalize('NFKC').replace(/\D/g, ''))}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
