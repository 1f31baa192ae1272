import type { EditConflict } from '@comanda/contract';
import type { Edit, JsonObject } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';
import { type DraftSet, NO_DRAFT, withBatch } from '../state/drafted.ts';
import type { EditCall } from '../state/kept-calls.ts';
import { DRAFT_KEY, liveKey } from '../state/office-keys.ts';
import { refusalCode, sendEdits, useCallMarks, useKeptCalls, useSaving } from './use-edit-calls.ts';
import { useMadeEdits } from './use-made-edits.ts';

/** Key of the calls that add edits; they are made one after the other. */
const EDITING = ['office', 'edits'] as const;

const inverse = ({ list, entity, path, was, value }: Edit): Edit => ({
  list,
  entity,
  path,
  ...(value !== undefined && { was: value }),
  ...(was !== undefined && { value: was }),
});

/** Returns the conflicts of a refused call; none if it was refused for something else. */
function conflictsOf(error: unknown): readonly EditConflict[] {
  if (!(error instanceof CallError) || error.code !== 'editConflict') return [];
  // the cast is sound: it is what the code carries
  return (error.data.conflicts ?? []) as readonly EditConflict[];
}

/** Returns the functions that add edits to the open set, shown at once and sent in order. */
export function useEdits() {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  const { session } = useOffice();
  const made = useMadeEdits();
  const marks = useCallMarks();
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const { mutate, isPending, isError } = useMutation({
    mutationKey: EDITING,
    scope: { id: EDITING.join('/') },
    // what is kept is sent as soon as there is a connection, whatever the browser thinks of its network
    networkMode: 'always',
    mutationFn: sendEdits,
    onMutate: ({ edits }: EditCall) => {
      const { _id, name } = session.staff;
      const live = ({ list, entity }: Edit) =>
        queries.getQueryData<readonly JsonObject[]>(liveKey(list))?.find((row) => row._id === entity);
      const draft = queries.getQueryData<DraftSet>(DRAFT_KEY) ?? NO_DRAFT;
      queries.setQueryData(DRAFT_KEY, withBatch(draft, edits, { by: { _id, name }, live }));
    },
    onSuccess: (_, call) => marks.markSaved(call),
    onError: (error, call) => {
      const found = conflictsOf(error);
      setConflicts((open) => [...open, ...found]);
      marks.markRefused(call, error, found.length > 0);
      if (found.length === 0) toast.error(t(`errors:${refusalCode(error)}`));
    },
    onSettled: () => {
      // the last one reads what the server has
      if (queries.isMutating({ mutationKey: EDITING }) <= 1)
        void queries.invalidateQueries({ queryKey: DRAFT_KEY });
    },
  });
  const send = useKeptCalls('open', mutate);
  const change = useCallback(
    (edits: readonly Edit[]) => {
      made.add(edits);
      send(edits);
    },
    [send, made.add],
  );
  const { last } = made;
  const takeBack =
    last &&
    (() => {
      made.drop();
      // the last of them first: an edit may stand on one before it
      send([...last].reverse().map(inverse));
    });
  const resolve = (conflict: EditConflict, keeps: 'mine' | 'theirs') => {
    setConflicts((open) => open.filter((each) => each !== conflict));
    if (keeps === 'theirs') return;
    const { was: _was, ...edit } = conflict.edit;
    // the cast is sound: values of edits are JSON
    change([{ ...edit, ...(conflict.theirs !== undefined && { was: conflict.theirs }) } as Edit]);
  };
  const saving = useSaving({ isPending, isError });
  return { change, takeBack, forget: made.forget, conflicts, resolve, saving };
}
