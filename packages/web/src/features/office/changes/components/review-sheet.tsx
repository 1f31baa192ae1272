import type { ChangeProblem } from '@comanda/contract';
import { byDocument, type Edit, entityKey, LANGUAGES, type SetEdit, WHOLE } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useDraft } from '../draft-context.ts';
import { useCheck } from '../hooks/use-check.ts';
import { usePublishedSets } from '../hooks/use-published-sets.ts';
import type { DescribedEdit } from '../state/described-edit.ts';
import css from './review-sheet.module.css';

type Describe = (edit: Edit) => DescribedEdit;
type ReviewSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly describe: Describe;
};

/** Sheet with every change of the open set, crossed ones first, what is wrong with them, and what was published last. */
export function ReviewSheet({ open, onClose, describe }: ReviewSheetProps) {
  const { t } = useTranslation('office');
  const { set, edits, publish, isPublishing, saving } = useDraft();
  const problems = useCheck(open ? set._id : undefined, set.version);
  const groups = [...byDocument(edits).values()];
  const hasErrors = problems.some(({ level }) => level === 'error');
  const close = () => {
    publish();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('changes.review')}
      closeLabel={t('common:close')}
      width="l"
      footer={
        edits.length > 0 ? (
          <Button wide busy={isPublishing || saving === 'sending'} disabled={hasErrors} onClick={close}>
            {t('changes.publish', { count: edits.length })}
          </Button>
        ) : undefined
      }
    >
      <div className={css.review}>
        <Problems problems={problems} describe={describe} />
        {groups.length === 0 && <p>{t('changes.none')}</p>}
        {groups.map((group) => (
          <ChangedDocument
            key={entityKey(group[0] ?? { list: 'products', entity: '' })}
            {...{ group, describe }}
          />
        ))}
        <History isShown={open} />
      </div>
    </Sheet>
  );
}

/** Returns the name of the language that a path leads to; empty for other paths. */
function languageOf(path: string): string {
  return LANGUAGES.find(({ field }) => path.endsWith(`.${field}`))?.name ?? '';
}

/** Errors and warnings of the check. */
function Problems(props: { readonly problems: readonly ChangeProblem[]; readonly describe: Describe }) {
  const { t } = useTranslation('office');
  const { problems, describe } = props;
  if (problems.length === 0) return null;
  const ordered = problems.toSorted((one, other) => one.level.localeCompare(other.level));
  return (
    <ul className={css.problems}>
      {ordered.map(({ level, code, list, entity, path = WHOLE, about }) => (
        <li key={`${list}/${entity}/${path}/${code}/${about ?? ''}`}>
          <Badge tone={level === 'error' ? 'bad' : 'left'}>{t(`changes.level.${level}`)}</Badge>
          <span>
            {t('changes.problemOf', {
              name: describe({ list, entity, path }).title,
              problem: t(`changes.problem.${code}`, { language: languageOf(path) }),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The changes of one document, each with a button that takes it back. */
function ChangedDocument({
  group,
  describe,
}: {
  readonly group: readonly SetEdit[];
  readonly describe: Describe;
}) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const title = group[0] && describe(group[0]).title;
  return (
    <section className={css.document}>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.edits}>
        {group.map((edit) => {
          const { field, valueText } = describe(edit);
          const { by: _by, at: _at, crossed: _crossed, was, value, ...place } = edit;
          const back = {
            ...place,
            ...(value !== undefined && { was: value }),
            ...(was !== undefined && { value: was }),
          };
          return (
            <li key={edit.path} className={css.edit}>
              <span className={css.field}>
                {field}
                {edit.crossed && <Badge tone="hot">{t('changes.crossed')}</Badge>}
              </span>
              <span className={css.values}>
                {was !== undefined && <s>{valueText(was)}</s>} <b>{valueText(value) || t('changes.empty')}</b>
              </span>
              {edit.path !== WHOLE && (
                <IconButton
                  icon="undo"
                  label={t('changes.takeBack', { name: title ?? '', field })}
                  onClick={() => change([back])}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Sets published last, each of which can be undone (B2.9). */
function History({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { undo, isPublishing } = useDraft();
  const sets = usePublishedSets(isShown);
  if (sets.length === 0) return null;
  return (
    <section className={css.document}>
      <h3 className={css.title}>{t('changes.history')}</h3>
      <ul className={css.edits}>
        {sets.map(({ _id, count, publishedBy, publishedAt, undoes }) => (
          <li key={_id} className={css.edit}>
            <span className={css.field}>
              {t('changes.count', { count })}
              {undoes !== undefined && <Badge>{t('changes.wasUndo')}</Badge>}
            </span>
            <span className={css.values}>
              {publishedBy?.name} {publishedAt !== undefined && dayText(publishedAt, locale.intl)}
            </span>
            <Button variant="quiet" size="s" disabled={isPublishing} onClick={() => undo(_id)}>
              {t('common:undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
