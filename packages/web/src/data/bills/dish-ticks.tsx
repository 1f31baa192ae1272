import type { TableSession } from '@comanda/contract';
import { TickLabel } from '../../ui/controls/tick-label.tsx';
import { groupLines, liveLines } from '../sessions/progress.ts';
import { DishAmount } from './dish-amount.tsx';
import css from './dish-ticks.module.css';

export type DishTicksProps = {
  readonly title: string;
  readonly session: TableSession | undefined;
  /** Ids of the ticked lines. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** The dishes of a bill with their amounts, to tick. */
export function DishTicks({ title, session, chosen, onChange }: DishTicksProps) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const groups = session === undefined ? [] : groupLines(liveLines(session));
  return (
    <fieldset className={css.dishes}>
      <legend>{title}</legend>
      {groups.map((group) => (
        <TickLabel
          key={group.line.id}
          type="checkbox"
          checked={chosen.has(group.line.id)}
          onChange={() => toggle(group.line.id)}
          className={css.dish}
        >
          <DishAmount group={group} />
        </TickLabel>
      ))}
    </fieldset>
  );
}
