import type { CreateTerminal, Device, Page, ServicePath, Terminal } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { shareRunning } from '../../../../data/calls/share-running.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';

const TERMINALS_KEY = [STAFF_QUERIES, 'terminals'] as const;

/** A terminal as its form has it. */
export type TerminalDraft = Omit<CreateTerminal, 'shop'>;

/** Reads the card terminals and the paired devices of the shop, once `isWanted`. */
export function useTerminals(isWanted: boolean) {
  const { session, isJoined } = useOffice();
  const { shop } = session;
  const list = <Row>(service: ServicePath) => ({
    enabled: isJoined && isWanted,
    queryFn: async () =>
      (await callAsStaff(() => connection.call<Page<Row>>('find', service, { shop }))).data,
  });
  return {
    terminals: useQuery({ queryKey: [...TERMINALS_KEY, shop], ...list<Terminal>('terminals') }),
    devices: useQuery({ queryKey: [STAFF_QUERIES, 'devices', shop], ...list<Device>('devices') }),
  };
}

/** Returns the function that removes a terminal; a failure is shown in a toast. */
export function useRemoveTerminal() {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callAsStaff(() => connection.call<Terminal>('remove', 'terminals', id)),
    onSettled: () => queries.invalidateQueries({ queryKey: TERMINALS_KEY }),
    onError: (error: Error) =>
      toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
  });
}

/** Saves a draft as a new terminal of the shop, or as the change of one. */
export function useSaveTerminal(terminal: Terminal | undefined, onSaved: () => void) {
  const { session } = useOffice();
  const queries = useQueryClient();
  const running = useRef<Promise<Terminal>>(undefined);
  return useMutation({
    mutationFn: shareRunning(
      (draft: TerminalDraft) =>
        callAsStaff(() =>
          terminal === undefined
            ? create<Terminal>('terminals', { shop: session.shop, ...draft })
            : connection.call<Terminal>('patch', 'terminals', terminal._id, draft),
        ),
      running,
    ),
    meta: SHOWN_IN_PLACE,
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries({ queryKey: TERMINALS_KEY }),
  });
}
