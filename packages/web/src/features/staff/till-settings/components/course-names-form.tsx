import type { Shop } from '@comanda/contract';
import { LANGUAGES, type LocalizedText, MAX_COURSES } from '@comanda/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import type { useShopSwitches } from '../hooks/use-shop-switches.ts';
import {
  type CourseNamesDraft,
  courseNamesDraft,
  courseNamesOf,
  earlier,
  isNameMissing,
  withCourseName,
  withOneMore,
} from '../state/course-names.ts';
import css from './course-names-form.module.css';

export type CourseNamesFormProps = {
  readonly shop: Shop;
  readonly disabled: boolean;
  readonly save: ReturnType<typeof useShopSwitches>;
};

/** Longest name of a course. */
const MAX_NAME = 40;

type RowProps = {
  readonly course: number;
  readonly name: LocalizedText;
  readonly onChange: (change: (draft: CourseNamesDraft) => CourseNamesDraft) => void;
};

/** A course: its name in every language, and the key that serves it earlier. */
function CourseRow({ course, name, onChange }: RowProps) {
  const { t } = useTranslation('till-settings');
  const number = t('courseNames.course', { number: course });
  return (
    <fieldset className={css.row}>
      <legend className="sr">{number}</legend>
      <div className={css.head}>
        <b aria-hidden="true">{number}</b>
        <IconButton
          icon="up"
          label={t('courseNames.earlier', { name: number })}
          disabled={course === 1}
          onClick={() => onChange((draft) => earlier(draft, course))}
        />
      </div>
      <div className={css.names}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language.code}
            label={language.name}
            value={name[language.field] ?? ''}
            maxLength={MAX_NAME}
            autoComplete="off"
            error={isNameMissing(name, language) ? t('courseNames.missing') : null}
            onChange={(text) =>
              onChange((draft) => withCourseName(draft, { course, field: language.field, text }))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Form of what the courses are called, in the order in which they are served (K2.4). */
export function CourseNamesForm({ shop, disabled, save }: CourseNamesFormProps) {
  const { t } = useTranslation('till-settings');
  const [draft, setDraft] = useState(() => courseNamesDraft(shop));
  const names = courseNamesOf(draft);
  const isSame = JSON.stringify(names) === JSON.stringify(shop.courseNames ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (names !== undefined) save.mutate({ courseNames: names });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <h3 className={css.title}>{t('courseNames.title')}</h3>
      <p className={css.note}>{t('courseNames.note')}</p>
      {draft
        .map((name, at) => ({ course: at + 1, name }))
        .map(({ course, name }) => (
          <CourseRow key={course} {...{ course, name }} onChange={setDraft} />
        ))}
      <div className={css.foot}>
        <Button
          variant="plain"
          icon="plus"
          disabled={draft.length >= MAX_COURSES}
          onClick={() => setDraft(withOneMore)}
        >
          {t('courseNames.more')}
        </Button>
        <Button
          type="submit"
          variant="tonal"
          busy={save.isPending}
          disabled={disabled || names === undefined || isSame}
        >
          {t('courseNames.save')}
        </Button>
      </div>
    </form>
  );
}
