import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './top-bar.module.css';

export type TopBarProps = {
  /** Small line above the title: shop, guests, order type. */
  readonly eyebrow?: ReactNode;
  /** Makes the small line a button that opens a dialog. */
  readonly onEyebrow?: () => void;
  /** Text, or a Menu with `look="title"`. */
  readonly title: ReactNode;
  /** Without it there is no back button. */
  readonly onBack?: () => void;
  readonly backLabel?: string;
  /** A TableBadge, or an IconButton. */
  readonly badge?: ReactNode;
};

/** The coloured floor at the head of every guest page, 100 px. */
export function TopBar({ eyebrow, onEyebrow, title, onBack, backLabel = '', badge }: TopBarProps) {
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
      {badge}
    </header>
  );
}

export type TableBadgeProps = {
  /** Spoken before the code: "Table". */
  readonly label: string;
  readonly code: string;
  /** Below the code: minutes since seating. */
  readonly note?: ReactNode;
  readonly noteIcon?: IconName;
};

/** Table number on a white tile. */
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
