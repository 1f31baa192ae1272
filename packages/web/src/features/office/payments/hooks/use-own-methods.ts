import type { LocalQr, PaymentMethod } from '@comanda/contract';
import type { Json, PaymentChannel } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { shareRunning } from '../../../../data/calls/share-running.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { editOf } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { channelOf } from '../state/method-places.ts';
import type { OwnProvider } from '../state/own-method.ts';
import { METHODS_KEY } from './use-accounts.ts';

/** The saved fields of a way to pay. */
type SavedMethod = Pick<PaymentMethod, 'name'> & {
  readonly provider: OwnProvider;
  readonly qr?: LocalQr;
  /** The places at which it is offered; everywhere when undefined. */
  readonly channel: PaymentChannel[] | undefined;
};

/** Saves a new way to pay of the shop, or the change of one, published at once. */
export function useSaveMethod(method: PaymentMethod | undefined, onSaved: () => void) {
  const { session } = useOffice();
  const queries = useQueryClient();
  const running = useRef<Promise<unknown>>(undefined);
  return useMutation({
    mutationFn: shareRunning(({ name, provider, qr, channel }: SavedMethod): Promise<unknown> => {
      const call = { requestId: newRequestId(), changeSet: 'now' };
      const account = { ...(qr && { qr }) };
      if (method === undefined) {
        const document = {
          shop: session.shop,
          name,
          provider,
          online: provider === 'qr',
          ...account,
          ...(channel && { channel }),
        };
        return callAsStaff(() => create('paymentMethods', { ...call, document }));
      }
      const edited = { id: method._id, now: method };
      const edits = Object.entries({ name, ...account }).map(([path, value]) =>
        editOf('paymentMethods', edited, path, value as unknown as Json),
      );
      if (isMoved(method, channel)) edits.push(editOf('paymentMethods', edited, 'channel', channel));
      return callAsStaff(() => create('changeSets/edit', { ...call, edits }));
    }, running),
    meta: SHOWN_IN_PLACE,
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries({ queryKey: METHODS_KEY }),
  });
}

/** Returns true if a method is offered at other places than before. */
function isMoved({ channel }: PaymentMethod, next: PaymentChannel[] | undefined): boolean {
  return [...(channel ?? [])].sort().join() !== [...(next ?? [])].sort().join();
}

/** Saves the places at which a way to pay is offered, published at once (payments M1.1). */
export function useSavePlaces(method: PaymentMethod, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: readonly PaymentChannel[]) => {
      const channel = channelOf(method.provider, chosen);
      if (!isMoved(method, channel)) return;
      const edit = editOf('paymentMethods', { id: method._id, now: method }, 'channel', channel);
      const call = { requestId: newRequestId(), changeSet: 'now', edits: [edit] };
      await callAsStaff(() => create('changeSets/edit', call));
    },
    meta: SHOWN_IN_PLACE,
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries({ queryKey: METHODS_KEY }),
  });
}

/** Returns the function that takes a way to pay off the shop; a failure is shown in a toast. */
export function useRemoveMethod() {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callAsStaff(() =>
        connection.call('remove', 'paymentMethods', id, { requestId: newRequestId(), changeSet: 'now' }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: METHODS_KEY }),
    onError: (error: Error) =>
      toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
  });
}
