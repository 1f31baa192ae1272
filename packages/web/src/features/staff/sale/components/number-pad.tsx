import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './number-pad.module.css';

export type NumberPadProps = {
  /** Line above the keys: what is typed, and what comes next. */
  readonly display: ReactNode;
  /** Key in the second row's end: `*` for quantities, `C` to clear an amount. */
  readonly extra: { readonly key: '*' | 'C'; readonly shown: string; readonly label: string };
  /** A key was pressed: a digit, `00`, `.`, the extra one. */
  readonly onKey: (key: string) => void;
  readonly onErase: () => void;
  readonly onEnter: () => void;
};

const ROWS = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
  ['0', '00', '.'],
] as const;

/** Number keys for the finger, beside those of a keyboard. */
export function NumberPad({ display, extra, onKey, onErase, onEnter }: NumberPadProps) {
  const { t } = useTranslation('till');
  const [first, second, third, fourth] = ROWS.map((row) =>
    row.map((key) => (
      <button key={key} type="button" className={css.key} onClick={() => onKey(key)}>
        {key}
      </button>
    )),
  );
  return (
    <fieldset className={css.pad} aria-label={t('pad')}>
      <output className={css.display}>{display}</output>
      {first}
      <button type="button" className={cx(css.key, css.side)} aria-label={t('erase')} onClick={onErase}>
        <Icon name="erase" />
      </button>
      {second}
      <button
        type="button"
        className={cx(css.key, css.side)}
        aria-label={extra.label}
        onClick={() => onKey(extra.key)}
      >
        {extra.shown}
      </button>
      {third}
      <button type="button" className={cx(css.key, css.go)} aria-label={t('enter')} onClick={onEnter}>
        ⏎
      </button>
      {fourth}
    </fieldset>
  );
}
