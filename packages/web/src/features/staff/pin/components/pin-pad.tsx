import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { usePinEntry } from '../hooks/use-pin-entry.ts';
import css from './pin-pad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Number of dots where the length of the PIN is not known. */
const DOTS = 4;

export type PinPadProps = {
  readonly entry: ReturnType<typeof usePinEntry>;
  /** Number of digits of the PIN; with it the last one submits, without it the pad has a key for that. */
  readonly digits: number | undefined;
  readonly disabled: boolean;
  /** Problem to read out below the dots. */
  readonly problem?: string | undefined;
  /** `large` on the lock screen, of its own; `small` in a dialog. */
  readonly size: 'large' | 'small';
};

/** Dots of the digits typed, a line for the problem, and the pad of a PIN. */
export function PinPad({ entry, digits, disabled, problem, size }: PinPadProps) {
  const { t } = useTranslation('staff');
  const dots = Math.max(digits ?? DOTS, entry.length);
  const says = entry.wasScan ? t('pin.scan') : problem;
  const digit = (value: string) => (
    <button
      key={value}
      type="button"
      className={css.key}
      disabled={disabled}
      onClick={() => entry.press(value)}
    >
      {value}
    </button>
  );
  return (
    <div className={cx(css.entry, css[size])}>
      <output className={css.dots} aria-label={t('pin.typed', { count: entry.length })}>
        {Array.from({ length: dots }, (_, at) => (
          <span key={`dot-${String(at)}`} className={at < entry.length ? css.full : css.dot} />
        ))}
      </output>
      <p role="alert" className={css.problem}>
        {says}
      </p>
      {/* a clicked key that had the focus would answer to Enter, and type its digit again */}
      <fieldset
        className={css.pad}
        aria-label={t('pin.label')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {DIGITS.map(digit)}
        {digits === undefined ? (
          <button
            type="button"
            className={css.go}
            aria-label={t('pin.go')}
            disabled={!entry.canSubmit}
            onClick={entry.submit}
          >
            <Icon name="check" />
          </button>
        ) : (
          <button type="button" className={css.side} disabled={disabled} onClick={entry.clear}>
            {t('pin.clear')}
          </button>
        )}
        {digit('0')}
        <button
          type="button"
          className={css.side}
          aria-label={t('pin.erase')}
          disabled={disabled}
          onClick={entry.erase}
        >
          <Icon name="erase" />
        </button>
      </fieldset>
    </div>
  );
}
