import type { ReactNode } from 'react';
import { personColour } from '../../../../data/devices/person-colour.ts';
import { cx } from '../../../../lib/cx.ts';
import { Avatar } from '../../../../ui/display/avatars.tsx';
import css from './person-button.module.css';

export type PersonButtonProps = {
  readonly person: { readonly _id: string; readonly name: string };
  /** Line below the name, such as the role. */
  readonly note?: ReactNode;
  /** Badge at the end. */
  readonly badge?: ReactNode;
  readonly isChosen: boolean;
  /** `large` on the lock screen, of its own; `small` in a dialog. */
  readonly size: 'large' | 'small';
  readonly onClick: () => void;
};

/** A person to choose before the PIN: initial, name, and what is known of them. */
export function PersonButton({ person, note, badge, isChosen, size, onClick }: PersonButtonProps) {
  return (
    <button type="button" className={cx(css.person, css[size])} aria-pressed={isChosen} onClick={onClick}>
      <Avatar name={person.name} colour={personColour(person._id)} className={css.avatar} />
      <span className={css.text}>
        <b className={css.name}>{person.name}</b>{' '}
        {note !== undefined && <small className={css.note}>{note}</small>}
      </span>
      {badge}
    </button>
  );
}
