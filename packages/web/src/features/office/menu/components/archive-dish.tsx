import type { Product } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRenewDraft } from '../../changes/index.ts';
import { useDishEdit } from '../hooks/use-dish-edit.ts';
import { type Dish, isArchived } from '../state/dishes.ts';

/** Button that archives a dish in the open set, or restores it; a dish in use is asked about first (B2.8). */
export function ArchiveDish({ dish }: { readonly dish: Dish }) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const toast = useToast();
  const renew = useRenewDraft();
  const edit = useDishEdit(dish);
  const archive = useMutation({
    mutationFn: (detach: boolean) => {
      const query = { requestId: newRequestId(), changeSet: 'open', ...(detach && { detach }) };
      return callAsStaff(() => connection.call<Product>('remove', 'products', dish.id, query));
    },
    onSuccess: renew,
    onError: (error) => {
      const code = error instanceof CallError ? error.code : 'serverError';
      if (code !== 'inUse') toast.error(t(`errors:${code}`));
    },
  });
  const places =
    archive.error instanceof CallError && archive.error.code === 'inUse'
      ? archive.error.data.places
      : undefined;
  if (isArchived(dish)) {
    return (
      <Button variant="plain" icon="undo" onClick={() => edit('archivedAt', undefined)}>
        {t('menu.restore')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="plain" icon="ban" busy={archive.isPending} onClick={() => archive.mutate(false)}>
        {t('menu.archive')}
      </Button>
      <Dialog
        open={places !== undefined}
        title={t('menu.inUse.title', { name: say(dish.now.name) })}
        text={t('menu.inUse.text', { count: Array.isArray(places) ? places.length : 1 })}
        confirmLabel={t('menu.inUse.detach')}
        cancelLabel={t('common:cancel')}
        busy={archive.isPending}
        onConfirm={() => archive.mutate(true)}
        onCancel={archive.reset}
      />
    </>
  );
}
