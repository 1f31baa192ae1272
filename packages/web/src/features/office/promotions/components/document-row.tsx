import type { ReactNode } from 'react';
import css from './promotions.module.css';

type DocumentRowProps = {
  readonly name: string;
  readonly badges: ReactNode;
  /** The sentence of what it does. */
  readonly sentence: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A document in its list: name, state and sentence. */
export function DocumentRow({ name, badges, sentence, isChosen, onChoose }: DocumentRowProps) {
  return (
    <button type="button" className={css.rule} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={css.ruleHead}>
        <b>{name}</b>
        {badges}
      </span>
      <small>{sentence}</small>
    </button>
  );
}
