import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './structure-sheet.module.css';

type EntryHeadProps = {
  readonly name: string;
  /** Line below the name. */
  readonly note?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** Name of an entry, which opens and closes its fields. */
export function EntryHead({ name, note, isOpen, onToggle }: EntryHeadProps) {
  return (
    <button type="button" className={css.head} aria-expanded={isOpen} onClick={onToggle}>
      <Icon name={isOpen ? 'up' : 'down'} size="s" />
      <span className={css.name}>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}
