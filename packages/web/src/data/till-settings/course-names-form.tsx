import type { Shop } from '@comanda/contract';
import { LANGUAGES, type LocalizedText, MAX_COURSES } from '@comanda/domain';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import {
  type CourseNamesDraft,
  courseNamesDraft,
  courseNamesOf,
  earlier,
  isNameMissing,
  withCourseName,
  withOneMore,
} from './course-names.ts';
import css from './course-names-form.module.css';
import { useSavedDraft } from './use-saved-draft.ts';
import type { useShopSwitches } from './use-shop-switches.ts';

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
  readonly onEarlier: () => void;
};

/** A course: its name in every language, and the key that serves it earlier. */
function CourseRow({ course, name, onChange, onEarlier }: RowProps) {
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
          onClick={onEarlier}
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

/** Form of what the courses are called, in the order in which they are served (K2.4); each change saves itself. */
export function CourseNamesForm({ shop, disabled, save }: CourseNamesFormProps) {
  const { t } = useTranslation('till-settings');
  const { draft, setDraft, setAtOnce, state } = useSavedDraft({
    stored: shop,
    version: JSON.stringify(shop.courseNames),
    draftOf: courseNamesDraft,
    changeOf: courseNamesOf,
    save: (courseNames) => save.mutateAsync({ courseNames }),
  });
  return (
    <fieldset className={css.form} disabled={disabled}>
      <legend className="sr">{t('courseNames.title')}</legend>
      <h3 className={css.title}>{t('courseNames.title')}</h3>
      <p className={css.note}>{t('courseNames.note')}</p>
      {draft
        .map((name, at) => ({ course: at + 1, name }))
        .map(({ course, name }) => (
          <CourseRow
            key={course}
            {...{ course, name }}
            onChange={(change) => setDraft(change)}
            onEarlier={() => setAtOnce(earlier(draft, course))}
          />
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
        <p role="status" className={css.note}>
          {t(state === 'notSaved' ? 'courseNames.notSaved' : state)}
        </p>
      </div>
    </fieldset>
  );
}
