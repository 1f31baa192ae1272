import type { TableSession } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { CourseCalls } from '../hooks/use-course-calls.ts';
import { useCourseTexts } from '../hooks/use-course-texts.ts';
import type { BillCourse } from '../state/bill-courses.ts';
import css from './course-sheet.module.css';

/** Minutes after which a course may be fired. */
const MINUTES = [5, 10, 15, 20] as const;

export type CourseSheetProps = {
  readonly session: TableSession;
  readonly calls: CourseCalls;
  /** True for a bill without courses. */
  readonly isPlain: boolean;
  /** The course to fire, hold or rush; undefined while the sheet is closed. */
  readonly course: BillCourse | undefined;
  readonly onClose: () => void;
};

/** Sheet of a course: fire it now or later, hold it, rush it; all of it, or the dishes that are ticked. */
export function CourseSheet({ session, calls, isPlain, course, onClose }: CourseSheetProps) {
  const { t } = useTranslation('till');
  const texts = useCourseTexts();
  const number = course?.course;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // each course begins with all of its dishes
  useEffect(() => {
    if (number !== undefined) setLeft(new Set());
  }, [number]);
  return (
    <Sheet
      open={course !== undefined}
      onClose={onClose}
      title={number === undefined || isPlain ? t('courseSheet') : texts.name(number, false)}
      closeLabel={t('common:close')}
      width="s"
    >
      <div className={css.course}>
        <Dishes course={course} left={left} onLeft={setLeft} />
        {course && <Actions session={session} calls={calls} course={course} left={left} onClose={onClose} />}
      </div>
    </Sheet>
  );
}

type ActionsProps = Pick<CourseSheetProps, 'session' | 'calls' | 'onClose'> & {
  readonly course: BillCourse;
  /** The ids of the lines that are left out. */
  readonly left: ReadonlySet<string>;
};

/** The buttons that fire, hold or rush a course, as far as it is open to them. */
function Actions({ session, calls, course, left, onClose }: ActionsProps) {
  const { t } = useTranslation('till');
  const lines = course.groups.map(({ line }) => line.id).filter((id) => !left.has(id));
  const what = left.size === 0 ? { course: course.course } : { lines };
  const isStopped = calls.isBusy || lines.length === 0;
  const run = (act: () => Promise<TableSession | undefined>) => {
    void act();
    onClose();
  };
  return (
    <>
      {course.canFire && (
        <>
          <Button icon="flame" wide disabled={isStopped} onClick={() => run(() => calls.fire(session, what))}>
            {t('fireNow')}
          </Button>
          <fieldset className={css.minutes} aria-label={t('fireIn')}>
            <legend>{t('fireIn')}</legend>
            {MINUTES.map((count) => (
              <Button
                key={count}
                variant="plain"
                disabled={isStopped}
                aria-label={`${t('fireIn')} ${t('minutes', { count })}`}
                onClick={() => run(() => calls.fire(session, what, count))}
              >
                {t('minutes', { count })}
              </Button>
            ))}
          </fieldset>
        </>
      )}
      {course.canHold && (
        <Button
          variant="plain"
          icon="pause"
          wide
          disabled={isStopped}
          onClick={() => run(() => calls.hold(session, what))}
        >
          {t('holdBack')}
        </Button>
      )}
      {course.canRush && (
        <Button
          variant="plain"
          icon="bell"
          wide
          disabled={isStopped}
          onClick={() => run(() => calls.rush(session, lines))}
        >
          {t('rush')}
        </Button>
      )}
    </>
  );
}

type DishesProps = Pick<CourseSheetProps, 'course'> & {
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
};

/** The dishes of a course, each with a tick; one alone is not chosen. */
function Dishes({ course, left, onLeft }: DishesProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const groups = course?.groups ?? [];
  if (groups.length < 2) return null;
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeft(next);
  };
  return (
    <fieldset className={css.dishes} aria-label={t('whichDishes')}>
      {groups.map(({ line }) => (
        <TickLabel
          key={line.id}
          type="checkbox"
          checked={!left.has(line.id)}
          onChange={() => toggle(line.id)}
          className={css.dish}
        >
          {line.quantity} {say(line.name)}
        </TickLabel>
      ))}
    </fieldset>
  );
}
