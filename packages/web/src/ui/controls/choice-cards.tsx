import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './choice-cards.module.css';

export type ChoiceCard = {
  readonly value: string;
  readonly label: string;
  /** Second line: "Included", a Price, an amount to pay. */
  readonly note?: ReactNode;
  /** Text in red with a sign, such as "Contains peanut". */
  readonly warning?: string;
  /** `Picture`, or else an icon. */
  readonly picture?: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
};

export type ChoiceCardsProps = {
  readonly cards: readonly ChoiceCard[];
  readonly value: string | readonly string[] | null;
  readonly onChange: (value: string) => void;
  /** True if several may be chosen; `onChange` then names the one tapped. */
  readonly multiple?: boolean;
  readonly columns?: 2 | 3 | 4;
};

/** Choices with a picture or an icon, side by side: drinks of a set, ways to split a bill. */
export function ChoiceCards({ cards, value, onChange, multiple = false, columns = 4 }: ChoiceCardsProps) {
  const name = useId();
  const isOn = (card: ChoiceCard) =>
    Array.isArray(value) ? value.includes(card.value) : value === card.value;
  return (
    <div className={cx(css.cards, css[`of${columns}`])}>
      {cards.map((card) => (
        <label key={card.value} className={cx(css.card, isOn(card) && css.on, card.disabled && css.off)}>
          <input
            type={multiple ? 'checkbox' : 'radio'}
            className={css.input}
            name={name}
            checked={isOn(card)}
            disabled={card.disabled}
            onChange={() => onChange(card.value)}
          />
          <span className={css.body}>
            {card.picture !== undefined && <span className={css.picture}>{card.picture}</span>}
            {card.icon !== undefined && <Icon name={card.icon} className={css.icon} />}
            <span className={css.name}>{card.label}</span>{' '}
            {card.note !== undefined && <span className={css.note}>{card.note}</span>}{' '}
            {card.warning !== undefined && (
              <span className={css.warning}>
                <Icon name="alert" size="xs" /> {card.warning}
              </span>
            )}
          </span>
          {isOn(card) && card.picture !== undefined && (
            <span className={css.tick} aria-hidden="true">
              <Icon name="check" size="xs" className={css.mark} />
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
