import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useOffice } from '../../frame/index.ts';
import { useDraft } from '../draft-context.ts';
import { useCheck } from '../hooks/use-check.ts';
import type { Describe } from '../state/described-edit.ts';
import { ChangedDocuments } from './changed-documents.tsx';
import { DropSet } from './drop-set.tsx';
import { MomentForm } from './moment-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishedSets } from './published-sets.tsx';
import { Refused } from './refused.tsx';
import css from './review-sheet.module.css';
import { WaitingSets } from './waiting-sets.tsx';

type ReviewSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly describe: Describe;
};

/**
 * Sheet with every change of the open set, crossed ones first, what is wrong with them, the sets that wait, and what was
 * published last. The open set is published from it at once or at a time (B2.6).
 */
export function ReviewSheet({ open, onClose, describe }: ReviewSheetProps) {
  const { t } = useTranslation('office');
  const { set, edits, change } = useDraft();
  const problems = useCheck(open ? set._id : undefined, set.version);
  const { _id, version } = set;
  const count = edits.length;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('changes.review')}
      closeLabel={t('common:close')}
      width="l"
      footer={
        count > 0 ? (
          <PublishFooter hasErrors={problems.some(({ level }) => level === 'error')} onClose={onClose} />
        ) : undefined
      }
    >
      <div className={css.review}>
        <ProblemList problems={problems} describe={describe} />
        {count === 0 && <p>{t('changes.none')}</p>}
        <ChangedDocuments {...{ edits, describe }} onTakeBack={(back) => change([back])} />
        {count > 0 && _id !== undefined && (
          <div>
            <DropSet set={{ _id, version, count }} label={t('changes.drop.all')} />
          </div>
        )}
        <Refused set={_id} describe={describe} />
        {open && <WaitingSets describe={describe} />}
        <PublishedSets isShown={open} describe={describe} />
      </div>
    </Sheet>
  );
}

type PublishFooterProps = { readonly hasErrors: boolean; readonly onClose: () => void };

/** The choice between publishing at once and at a time. */
function PublishFooter({ hasErrors, onClose }: PublishFooterProps) {
  const { t } = useTranslation('office');
  const { shop } = useOffice();
  const { set, edits, publish, isPublishing, saving, act, acting } = useDraft();
  const [isTimed, setTimed] = useState(false);
  const { _id, version } = set;
  const busy = isPublishing || saving === 'sending' || (_id !== undefined && acting === _id);
  if (isTimed && _id !== undefined && shop !== undefined) {
    return (
      <MomentForm
        {...{ shop, busy }}
        onChoose={(publishAt) =>
          act({
            kind: 'schedule',
            set: { _id, version },
            publishAt,
            shop: shop._id,
            onDone: () => setTimed(false),
          })
        }
        onCancel={() => setTimed(false)}
      />
    );
  }
  return (
    <div className={css.publish}>
      <Button
        wide
        busy={busy}
        disabled={hasErrors}
        onClick={() => {
          publish();
          onClose();
        }}
      >
        {t('changes.publish', { count: edits.length })}
      </Button>
      <Button wide variant="quiet" icon="clock" disabled={hasErrors} onClick={() => setTimed(true)}>
        {t('changes.later')}
      </Button>
    </div>
  );
}
