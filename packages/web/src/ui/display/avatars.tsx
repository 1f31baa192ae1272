import { cx } from '../../lib/cx.ts';
import css from './avatars.module.css';
import { personBackground } from './person-background.ts';

type Person = {
  readonly id: string;
  readonly name: string;
  /** Text of the circle; the first letter of the name when absent. */
  readonly initial?: string;
  /** Seat at the table, from 0, which determines the colour. */
  readonly seat: number;
};

/** Returns the text of a person's circle: the first letter of the name. */
const letterOf = (name: string) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';

type AvatarProps = {
  readonly name: string;
  /** Number that determines the colour, from 0. */
  readonly colour: number;
  readonly className?: string;
};

/** One person's coloured initial, decorative: the name stands beside it. */
export function Avatar({ name, colour, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.avatar, className)}
      style={{ background: personBackground(colour) }}
    >
      {letterOf(name)}
    </span>
  );
}

export type AvatarsProps = { readonly people: readonly Person[] };

/** Guests of a table as overlapping coloured initials; screen readers get the names. */
export function Avatars({ people }: AvatarsProps) {
  return (
    <span className={css.avatars}>
      {people.map((person) => (
        <span
          key={person.id}
          className={css.avatar}
          style={{ background: personBackground(person.seat) }}
          title={person.name}
        >
          <span aria-hidden="true">{person.initial ?? letterOf(person.name)}</span>
          <span className="sr">{person.name}</span>
        </span>
      ))}
    </span>
  );
}
