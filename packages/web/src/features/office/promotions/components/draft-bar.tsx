import type { Edit } from '@comanda/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type DescribedEdit, ReviewSheet, useDraft, WaitingNote } from '../../changes/index.ts';
import { OfficeBar } from '../../frame/index.ts';

type DraftBarProps = {
  readonly title: string;
  /** Text while nothing is drafted. */
  readonly clean: string;
  readonly describe: (edit: Edit) => DescribedEdit;
  /** Buttons before publishing, such as the one for a new document. */
  readonly children?: ReactNode;
};

/** Head of a page of drafted documents: the draft's state, undoing, and publishing. */
export function DraftBar({ title, clean, describe, children }: DraftBarProps) {
  const { t } = useTranslation('office');
  const { edits, saving, takeBack, isPublishing } = useDraft();
  const [isReviewed, setReviewed] = useState(false);
  const count = edits.length;
  return (
    <>
      <OfficeBar
        title={title}
        text={
          <>
            {count === 0 ? clean : t('changes.draft', { count })}{' '}
            {saving !== 'saved' && t(`changes.saving.${saving}`)} <WaitingNote />
          </>
        }
        actions={
          <>
            {takeBack && (
              <Button variant="quiet" icon="undo" onClick={takeBack}>
                {t('changes.takeBackLast')}
              </Button>
            )}
            {children}
            <Button
              variant={count === 0 ? 'plain' : 'primary'}
              busy={isPublishing}
              onClick={() => setReviewed(true)}
            >
              {count === 0 ? t('changes.open') : t('changes.publish', { count })}
            </Button>
          </>
        }
      />
      <ReviewSheet open={isReviewed} onClose={() => setReviewed(false)} describe={describe} />
    </>
  );
}
