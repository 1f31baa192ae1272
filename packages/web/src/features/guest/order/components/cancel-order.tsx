import type { TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { sessionKey } from '../../../../data/sessions/session-cache.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { holdTaps } from '../../../../lib/hold-taps.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** Cancels an order that the kitchen has not begun, after confirmation. */
export function CancelOrder({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const toast = useToast();
  const queries = useQueryClient();
  const dialog = useHistoryDialog('cancel');
  // retries share one request id
  const [requestId] = useState(newRequestId);
  const { _id } = session;
  const cancel = useMutation({
    mutationFn: () => {
      const call = { requestId, session: _id, restoreKey: restoreKeyOf(_id) };
      return create<TableSession>('tableSessions/cancel', call);
    },
    onSuccess: (cancelled) => {
      queries.setQueryData(sessionKey(_id), cancelled);
      void queries.invalidateQueries({ queryKey: ['incompleteOrders'] });
      toast.success(t('cancel.done', { number: session.orderNumber ?? '' }));
    },
    onError: (error) =>
      toast.error(
        isPassing(error)
          ? t('errors:unavailable')
          : t('cancel.tooLate', { number: session.orderNumber ?? '' }),
      ),
    onSettled: () => {
      holdTaps();
      dialog.close();
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => dialog.open()}>
        {t('cancel.action')}
      </Button>
      <Dialog
        open={dialog.isOpen}
        danger
        busy={cancel.isPending}
        title={t('cancel.title', { number: session.orderNumber ?? '' })}
        text={t('cancel.text')}
        confirmLabel={t('cancel.confirm')}
        onConfirm={() => cancel.mutate()}
        cancelLabel={t('cancel.keep')}
        onCancel={dialog.close}
      />
    </>
  );
}
