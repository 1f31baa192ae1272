import type { Draft, TableSession } from '@comanda/contract';
import type { CartLine, OrderType } from '@comanda/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { CourseCalls } from '../../sale/index.ts';
import { familyAmount, lineFamilies } from '../state/line-families.ts';
import css from './bill-lines.module.css';
import { OtherDrafts } from './other-drafts.tsx';
import { SentCourses } from './sent-courses.tsx';
import { UnsentLine } from './unsent-line.tsx';

export type BillLinesProps = {
  readonly session: TableSession | undefined;
  readonly courses: CourseCalls;
  readonly type: OrderType;
  /** Lines rung up and not sent. */
  readonly lines: readonly CartLine[];
  /** Returns the amount of a line, minor units. */
  readonly amountOf: (line: CartLine) => number;
  /** Returns what a line cost when it was rung up, if its price has changed since. */
  readonly wasAmountOf: (line: CartLine) => number | undefined;
  readonly chosen: string | undefined;
  /** Line whose options are being asked. */
  readonly asked: string | undefined;
  /** Lines that the server refused. */
  readonly refused: readonly string[];
  /** Lines that others are ringing up on this bill. */
  readonly others: readonly Draft[];
  readonly onChoose: (id: string) => void;
  readonly onSent: (id: string) => void;
  /** Brings back what was cleared last; absent if nothing was. */
  readonly onUndo: (() => void) | undefined;
};

/** Lines of a bill: those sent by course, then the tinted ones that are not. */
export function BillLines(props: BillLinesProps) {
  const {
    session,
    courses,
    type,
    lines,
    amountOf,
    wasAmountOf,
    chosen,
    asked,
    refused,
    others,
    onChoose,
    onSent,
    onUndo,
  } = props;
  const { t } = useTranslation('till');
  const scroller = useRef<HTMLDivElement>(null);
  const isEmpty = lines.length === 0 && (session?.products.length ?? 0) === 0;
  const families = useMemo(() => lineFamilies(lines), [lines]);
  const shown = asked ?? chosen;
  const count = families.length;
  useEffect(() => {
    // the line may have moved when another came
    const row = count > 0 && shown && scroller.current?.querySelector(`[data-line="${CSS.escape(shown)}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [shown, count]);
  return (
    <div ref={scroller} className={css.lines}>
      {session !== undefined && <SentCourses session={session} calls={courses} onLine={onSent} />}
      <OtherDrafts others={others} />
      {onUndo ? (
        <p className={css.cleared} role="status">
          {t('cleared')}
          <Button variant="tonal" size="s" onClick={onUndo}>
            {t('undo')}
          </Button>
        </p>
      ) : (
        isEmpty && <p className={css.empty}>{t('empty')}</p>
      )}
      {count > 0 && (
        <section>
          <h2 className={css.round}>
            <b>{t('notSent')}</b>
            {t('dishes', { count })}
          </h2>
          <ul>
            {families.map((family) => (
              <UnsentLine
                key={family.line.id}
                line={family.line}
                type={type}
                items={family.items}
                amount={familyAmount(family, amountOf)}
                was={wasAmountOf(family.line)}
                isChosen={family.line.id === shown}
                isRefused={refused.includes(family.line.id)}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
