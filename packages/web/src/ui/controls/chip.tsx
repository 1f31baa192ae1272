import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './chip.module.css';

export type ChipProps = {
  readonly pressed: boolean;
  readonly onClick: () => void;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** Filter that is on or off; one that is on scrolls into view. */
export function Chip({ pressed, onClick, icon, children }: ChipProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const chip = ref.current;
    const row = chip?.parentElement;
    if (!pressed || !chip || !row || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.clientWidth) / 2 });
  }, [pressed]);
  return (
    <button ref={ref} type="button" className={css.chip} aria-pressed={pressed} onClick={onClick}>
      {icon !== undefined && <Icon name={icon} size="s" />}
      {children}
    </button>
  );
}

export type ChipRowProps = { readonly label: string; readonly children: ReactNode };

/** Horizontally scrolling row of chips. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <fieldset aria-label={label} className={css.row}>
      {children}
    </fieldset>
  );
}
