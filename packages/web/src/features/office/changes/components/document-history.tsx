import type { ChangeSet } from '@comanda/contract';
import type { EntityKey, SetEdit } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useOffice } from '../../frame/index.ts';
import { useDraft } from '../draft-context.ts';
import { useDocumentSets } from '../hooks/use-published-sets.ts';
import type { Describe } from '../state/described-edit.ts';
import { EditList } from './changed-documents.tsx';
import css from './review-sheet.module.css';

type DocumentHistoryProps = { readonly of: EntityKey; readonly describe: Describe };

/** Published changes of a document, the last first; each can be undone for this document alone (B2.9). */
export function DocumentHistory({ of, describe }: DocumentHistoryProps) {
  const { t } = useTranslation('office');
  const [isShown, setShown] = useState(false);
  const sets = useDocumentSets(of, isShown);
  return (
    <details onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className={css.summary}>{t('changes.ofDocument.title')}</summary>
      {isShown && sets?.length === 0 && <p>{t('changes.ofDocument.none')}</p>}
      <ul className={css.waiting}>
        {isShown && sets?.map((set) => <PublishedChange key={set._id} {...{ set, of, describe }} />)}
      </ul>
    </details>
  );
}

function PublishedChange({ set, of, describe }: DocumentHistoryProps & { readonly set: ChangeSet }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { shop } = useOffice();
  const { undo, isPublishing } = useDraft();
  const { _id, publishedBy, publishedAt = '' } = set;
  const time = publishedAt && dateText(publishedAt, locale.intl, shop?.timezone);
  return (
    <li className={css.set}>
      <p className={css.head}>
        <span>
          <time dateTime={publishedAt}>{time}</time> {publishedBy?.name}
        </span>
        <Button
          variant="quiet"
          size="s"
          icon="undo"
          disabled={isPublishing}
          aria-label={t('changes.ofDocument.undo', { time })}
          onClick={() => undo(_id, of)}
        >
          {t('common:undo')}
        </Button>
      </p>
      {/* the cast is sound: values of edits are JSON */}
      <EditList edits={(set.edits ?? []) as readonly SetEdit[]} describe={describe} />
    </li>
  );
}
