import type { ChangeSet } from '@comanda/contract';
import type { SetEdit } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useDraft } from '../draft-context.ts';
import { usePublishedSets } from '../hooks/use-published-sets.ts';
import { useSetEdits } from '../hooks/use-waiting-sets.ts';
import type { Describe } from '../state/described-edit.ts';
import { ChangedDocuments } from './changed-documents.tsx';
import css from './review-sheet.module.css';

type PublishedSetsProps = { readonly isShown: boolean; readonly describe: Describe };

/** Sets published last, each of which can be looked at and undone (B2.9). */
export function PublishedSets({ isShown, describe }: PublishedSetsProps) {
  const { t } = useTranslation('office');
  const sets = usePublishedSets(isShown);
  if (sets.length === 0) return null;
  return (
    <section className={css.document}>
      <h3 className={css.title}>{t('changes.history')}</h3>
      <ul className={css.edits}>
        {sets.map((set) => (
          <PublishedSet key={set._id} {...{ set, describe }} />
        ))}
      </ul>
    </section>
  );
}

function PublishedSet({ set, describe }: { readonly set: ChangeSet; readonly describe: Describe }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { undo, isPublishing } = useDraft();
  const [isShown, setShown] = useState(false);
  const edits = useSetEdits(set, isShown);
  const { _id, count, publishedBy, publishedAt, undoes } = set;
  return (
    <li>
      <div className={css.edit}>
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
      </div>
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary className={css.summary}>{t('changes.waiting.show')}</summary>
        {/* the cast is sound: values of edits are JSON */}
        {isShown && <ChangedDocuments edits={(edits ?? []) as readonly SetEdit[]} describe={describe} />}
      </details>
    </li>
  );
}
