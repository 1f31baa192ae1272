import type { TableSession } from '@comanda/contract';
import { memo, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import {
  type BillCourse,
  billCourses,
  type CourseCalls,
  CourseSheet,
  type CourseState,
  isPlainBill,
  useCourseTexts,
} from '../../sale/index.ts';
import css from './bill-lines.module.css';
import { SentLine } from './sent-line.tsx';

const ICONS: Readonly<Record<CourseState, IconName>> = {
  waiting: 'pause',
  timed: 'clock',
  fired: 'flame',
  ready: 'bell',
  served: 'check',
};

export type SentCoursesProps = {
  readonly session: TableSession;
  readonly calls: CourseCalls;
  /** Opens what can be done with a dish. */
  readonly onLine: (id: string) => void;
};

/** Lines of a bill that were sent, by course, each with how far it is and the key that fires it (K2.4). */
export const SentCourses = memo(function SentCourses({ session, calls, onLine }: SentCoursesProps) {
  const [opened, setOpened] = useState<number>();
  const courses = billCourses(session);
  const isPlain = isPlainBill(session);
  const shown = courses.find(({ course }) => course === opened);
  return (
    <>
      {courses.map((course) => (
        <section key={course.course}>
          <CourseHead {...{ course, isPlain, session, calls }} onMore={() => setOpened(course.course)} />
          <ul>
            {course.groups.map((group) => (
              <SentLine key={group.line.id} group={group} onChoose={onLine} />
            ))}
          </ul>
        </section>
      ))}
      <CourseSheet {...{ session, calls, isPlain }} course={shown} onClose={() => setOpened(undefined)} />
    </>
  );
});

type CourseHeadProps = Omit<SentCoursesProps, 'onLine'> & {
  readonly course: BillCourse;
  readonly isPlain: boolean;
  readonly onMore: () => void;
};

function CourseHead({ course, isPlain, session, calls, onMore }: CourseHeadProps) {
  const { t } = useTranslation('till');
  const texts = useCourseTexts();
  const name = texts.name(course.course, isPlain);
  const { canFire, canHold, canRush } = course;
  return (
    <header className={css.course}>
      <h2 className={css.round}>
        <Icon name={ICONS[course.state]} size="s" />
        <b>{name}</b>
        <span>{texts.state(course)}</span>
      </h2>
      {canFire && (
        <button
          type="button"
          className={css.fire}
          disabled={calls.isBusy}
          onClick={() => void calls.fire(session, { course: course.course })}
        >
          <Icon name="flame" size="s" />
          {t('fire')}
          <span className="sr"> {name}</span>
        </button>
      )}
      {(canFire || canHold || canRush) && (
        <IconButton icon="more" label={isPlain ? t('moreSent') : t('moreFor', { name })} onClick={onMore} />
      )}
    </header>
  );
}
