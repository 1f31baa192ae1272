import { ARCHIVED_AT, type ChangeList } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useArchive } from '../hooks/use-archive.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';

type ArchiveButtonProps = {
  readonly list: ChangeList;
  readonly document: {
    readonly id: string;
    readonly now: object & { readonly [ARCHIVED_AT]?: string };
  };
  readonly name: string;
  readonly onArchived?: () => void;
};

/** Button that archives a document in the open set, or restores it; one in use is asked about first (B2.8). */
export function ArchiveButton({ list, document, name, onArchived }: ArchiveButtonProps) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit(list, document);
  const { archive, uses, isPending, forget } = useArchive(list, onArchived);
  if (document.now[ARCHIVED_AT] !== undefined) {
    return (
      <Button variant="plain" icon="undo" onClick={() => edit(ARCHIVED_AT, undefined)}>
        {t('menu.restore')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="plain" icon="ban" busy={isPending} onClick={() => archive(document.id)}>
        {t('menu.archive')}
      </Button>
      <Dialog
        open={uses !== undefined}
        title={t('menu.inUse.title', { name })}
        text={t('menu.inUse.text', { count: uses ?? 0 })}
        confirmLabel={t('menu.inUse.detach')}
        cancelLabel={t('common:cancel')}
        busy={isPending}
        onConfirm={() => archive(document.id, true)}
        onCancel={forget}
      />
    </>
  );
}
