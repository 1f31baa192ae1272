import type { Edit } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';
import { draftedList } from '../state/drafted.ts';
import type { EditCall } from '../state/kept-calls.ts';
import { liveKey } from '../state/office-keys.ts';
import { refusalCode, sendEdits, useCallMarks, useKeptCalls, useSaving } from './use-edit-calls.ts';
import { useRenewLive } from './use-renew-live.ts';
import { useUndo } from './use-undo.ts';

/** Key of the calls that publish edits at once; they are made one after the other. */
const SETTING_UP = ['office', 'setUp'] as const;

type Row = { readonly _id: string };

/** Returns the function that publishes edits at once, shown before the server has answered (B2.2, B10.1). */
export function useSetUpEdits() {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  const { session } = useOffice();
  const undoing = useUndo();
  const renew = useRenewLive();
  const marks = useCallMarks();
  /** Shows edits as published. */
  const show = (edits: readonly Edit[]) => {
    const { _id, name } = session.staff;
    const signed = edits.map((edit) => ({ ...edit, by: { _id, name } }));
    for (const list of new Set(edits.map((edit) => edit.list))) {
      queries.setQueryData<readonly Row[]>(
        liveKey(list),
        (rows) => rows && draftedList(list, rows, signed).map(({ now }) => now),
      );
    }
  };
  const { mutate, isPending, isError } = useMutation({
    mutationKey: SETTING_UP,
    scope: { id: SETTING_UP.join('/') },
    // what is kept is sent as soon as there is a connection, whatever the browser thinks of its network
    networkMode: 'always',
    mutationFn: sendEdits,
    onMutate: ({ edits }: EditCall) => show(edits),
    onSuccess: ({ changeSet }, call) => {
      const { edits } = call;
      marks.markSaved(call);
      // a list read before the publishing may have come meanwhile, and the connection may be lost again
      show(edits);
      const action = { label: t('common:undo'), onClick: () => undoing.mutate(changeSet._id) };
      toast.success(t('setUp.saved'), action);
    },
    onError: (error, call) => {
      marks.markRefused(call, error);
      toast.error(t(`errors:${refusalCode(error)}`));
    },
    onSettled: () => {
      // the last one reads what the server has
      if (queries.isMutating({ mutationKey: SETTING_UP }) <= 1) renew();
    },
  });
  const send = useKeptCalls('now', mutate);
  const change = useCallback(
    (edits: readonly Edit[]) => {
      if (edits.length > 0) send(edits);
    },
    [send],
  );
  const saving = useSaving({ isPending, isError });
  return { change, saving };
}
