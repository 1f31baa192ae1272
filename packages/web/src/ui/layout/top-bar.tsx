import { type ReactNode, useContext } from 'react';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './top-bar.module.css';
import { TopBarNav } from './top-bar-nav.ts';

export type TopBarProps = {
  /** Small line above the title: shop, guests, order type. */
  readonly eyebrow?: ReactNode;
  /** Called when the small line, then a button, is tapped. */
  readonly onEyebrow?: () => void;
  /** Text, or a `Menu` with `look="title"`. */
  readonly title: ReactNode;
  /** Called by the back button; no button when absent. */
  readonly onBack?: () => void;
  readonly backLabel?: string;
  /** `TableBadge` or `IconButton`. */
  readonly badge?: ReactNode;
};

/** Coloured bar at the head of every guest page, 100 px. */
export function TopBar({ eyebrow, onEyebrow, title, onBack, backLabel = '', badge }: TopBarProps) {
  const nav = useContext(TopBarNav);
  const small = eyebrow !== undefined && <span className={css.eyebrow}>{eyebrow}</span>;
  return (
    <header className={cx('tiled', 'lapped', css.bar)}>
      {onBack === undefined ? (
        <span className={css.noBack} />
      ) : (
        <IconButton icon="back" label={backLabel} onClick={onBack} className={css.back} />
      )}
      <div className={css.words}>
        {onEyebrow === undefined ? (
          small
        ) : (
          <button type="button" className={css.switch} aria-haspopup="dialog" onClick={onEyebrow}>
            {small}
            <Icon name="down" size="s" className={css.arrow} />
          </button>
        )}
        <h1 className={css.title}>
          {typeof title === 'string' ? <span className={css.clip}>{title}</span> : title}
        </h1>
      </div>
      {nav}
      {badge}
    </header>
  );
}

export type TableBadgeProps = {
  /** Screen reader text before the code: "Table". */
  readonly label: string;
  readonly code: string;
  /** Time since seating, below the code. */
  readonly note?: ReactNode;
  readonly noteIcon?: IconName;
};

/** Badge with the table number on a white tile. */
export function TableBadge({ label, code, note, noteIcon = 'clock' }: TableBadgeProps) {
  return (
    <p className={css.badge}>
      <b className={css.code}>
        <span className="sr">{label} </span>
        {code}
      </b>
      {note !== undefined && (
        <span className={css.note}>
          <Icon name={noteIcon} className={css.noteIcon} />
          {note}
        </span>
      )}
    </p>
  );
}
