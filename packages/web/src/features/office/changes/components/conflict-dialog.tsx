import type { Edit } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useDraft } from '../draft-context.ts';
import type { DescribedEdit } from '../state/described-edit.ts';
import css from './conflict-dialog.module.css';

type ConflictDialogProps = { readonly describe: (edit: Edit) => DescribedEdit };

/** Question about a value that somebody else changed meanwhile, one field after the other (B2.3). */
export function ConflictDialog({ describe }: ConflictDialogProps) {
  const { t } = useTranslation('office');
  const { conflicts, resolve } = useDraft();
  const [conflict] = conflicts;
  if (conflict === undefined) return null;
  // the cast is sound: values of edits are JSON
  const { title, field, valueText } = describe(conflict.edit as Edit);
  return (
    <Dialog
      open
      title={t('changes.conflict.title', { name: title })}
      text={t('changes.conflict.text', { field, by: conflict.by?.name ?? t('changes.somebody') })}
      confirmLabel={t('changes.conflict.theirs')}
      onConfirm={() => resolve(conflict, 'theirs')}
      cancelLabel={t('changes.conflict.mine')}
      onCancel={() => resolve(conflict, 'mine')}
    >
      <dl className={css.values}>
        <dt>{t('changes.conflict.theirValue')}</dt>
        <dd>{valueText(conflict.theirs) || t('changes.empty')}</dd>
        <dt>{t('changes.conflict.myValue')}</dt>
        <dd>{valueText(conflict.edit.value) || t('changes.empty')}</dd>
      </dl>
    </Dialog>
  );
}
