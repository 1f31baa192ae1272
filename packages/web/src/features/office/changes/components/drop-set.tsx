import type { ChangeSet } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useDraft } from '../draft-context.ts';

type DropSetProps = {
  readonly set: Pick<ChangeSet, '_id' | 'version' | 'count' | 'name'>;
  readonly label: string;
  readonly onDone?: () => void;
};

/** Button that drops a set with everything in it, once that is confirmed. */
export function DropSet({ set, label, onDone }: DropSetProps) {
  const { t } = useTranslation('office');
  const { act, acting } = useDraft();
  const [isAsked, setAsked] = useState(false);
  const { name, count } = set;
  const drop = () => {
    setAsked(false);
    act({ kind: 'drop', set, ...(onDone && { onDone }) });
  };
  return (
    <>
      <Button variant="quiet" size="s" icon="trash" busy={acting === set._id} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        danger
        title={name === undefined ? t('changes.drop.title') : t('changes.drop.titleOf', { name })}
        text={t('changes.drop.text', { count })}
        confirmLabel={t('changes.drop.confirm')}
        onConfirm={drop}
        cancelLabel={t('common:cancel')}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
