import { withQuantity } from '../../../../data/cart/line-draft.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useCourseName } from '../../sale/index.ts';
import type { DishDraft } from '../hooks/use-dish-draft.ts';
import css from './dish-view.module.css';
import { SeatBar } from './seat-bar.tsx';

const COURSES = [undefined, 1, 2, 3, 4] as const;
const MAX_QUANTITY = 999;

type CourseKeysProps = {
  readonly course: number | undefined;
  readonly onCourse: (course: number | undefined) => void;
};

/** Keys that choose the course of a dish. */
function CourseKeys({ course, onCourse }: CourseKeysProps) {
  const nameOf = useCourseName();
  const { t } = useTranslation('handheld');
  return (
    <fieldset className={css.courses} aria-label={t('till:course')}>
      {COURSES.map((each) => (
        <button
          key={each ?? 'none'}
          type="button"
          className={css.course}
          aria-pressed={each === course}
          onClick={() => onCourse(each)}
        >
          {each === undefined ? t('noCourse') : each === course ? nameOf(each) : each}
          {each !== undefined && each !== course && <span className="sr"> {nameOf(each)}</span>}
        </button>
      ))}
    </fieldset>
  );
}

type DishFootProps = {
  readonly dish: DishDraft;
  readonly covers: number;
  /** True for a dish that is not on the bill yet. */
  readonly isNew: boolean;
  readonly onFinish: () => void;
};

/** Seat, course and quantity of the dish, and the button that puts it on the bill once its options are chosen. */
export function DishFoot({ dish, covers, isNew, onFinish }: DishFootProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { draft, setDraft, change, open, amount } = dish;
  const { quantity, tableChairId, course } = draft.line;
  return (
    <section className={css.foot} aria-label={t('actions')}>
      <SeatBar covers={covers} seat={tableChairId} onSeat={(seat) => change({ tableChairId: seat })} />
      <CourseKeys course={course} onCourse={(next) => change({ course: next })} />
      <div className={css.two}>
        <Stepper
          value={quantity}
          max={MAX_QUANTITY}
          size="l"
          label={t('till:quantity')}
          lessLabel={t('till:less')}
          moreLabel={t('till:more')}
          onChange={(next) => setDraft((now) => withQuantity(now, next))}
        />
        <Button
          size="l"
          wide
          disabled={open !== undefined}
          amount={open === undefined ? <Price amount={amount} size="inherit" /> : undefined}
          onClick={onFinish}
        >
          {open === undefined
            ? t(isNew ? 'add' : 'till:save')
            : t('chooseOf', { option: say(open.option.name) })}
        </Button>
      </div>
    </section>
  );
}
