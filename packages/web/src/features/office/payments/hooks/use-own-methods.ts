import type { LocalQr, PaymentMethod } from '@comanda/contract';
import type { Json } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { editOf } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { OwnProvider } from '../state/own-method.ts';
import { METHODS_KEY } from './use-accounts.ts';

/** The saved fields of a way to pay. */
type SavedMethod = Pick<PaymentMethod, 'name'> & { readonly provider: OwnProvider; readonly qr?: LocalQr };

/** Saves a new way to pay of the shop, or the change of one, published at once. */
export function useSaveMethod(method: PaymentMethod | undefined, onSaved: () => void) {
  const { session } = useOffice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, provider, qr }: SavedMethod) => {
      const call = { requestId: newRequestId(), changeSet: 'now' };
      const account = { ...(qr && { qr }) };
      if (method === undefined) {
        const document = { shop: session.shop, name, provider, online: provider === 'qr', ...account };
        return callAsStaff(() => create('paymentMethods', { ...call, document }));
      }
      const edited = { id: method._id, now: method };
      const edits = Object.entries({ name, ...account }).map(([path, value]) =>
        editOf('paymentMethods', edited, path, value as unknown as Json),
      );
      return callAsStaff(() => create('changeSets/edit', { ...call, edits }));
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
