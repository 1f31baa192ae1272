import type { ChangeProblem, ChangeSet } from '@comanda/contract';
import type { EntityKey } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { DraftSet } from '../state/drafted.ts';
import { DRAFT_KEY, HISTORY_KEY, LIVE_KEY, WAITING_KEY } from '../state/office-keys.ts';

type Published = Pick<ChangeSet, '_id' | 'version'>;

const publishSet = ({ _id, version }: Published) => {
  const call = { requestId: newRequestId(), changeSet: _id, version };
  return callAsStaff(() => create<ChangeSet>('changeSets/publish', call));
};

type Undoing = { readonly changeSet: string; readonly of?: EntityKey | undefined };

/**
 * Makes the set that turns back a published one, or one document of it, and publishes it unless it would overwrite what
 * was changed since (B2.4, B2.9).
 */
async function undoSet({ changeSet, of }: Undoing): Promise<ChangeSet> {
  const call = { requestId: newRequestId(), changeSet, ...(of && { of }) };
  const inverse = await callAsStaff(() => create<ChangeSet>('changeSets/undo', call));
  return inverse.crossed > 0 ? inverse : publishSet(inverse);
}

/** Returns the functions that publish the open set and undo a published one; `onPublished` follows a publishing. */
export function usePublishing(draft: DraftSet, onPublished: () => void) {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  const [problems, setProblems] = useState<readonly ChangeProblem[]>([]);
  const renew = () => {
    for (const queryKey of [DRAFT_KEY, LIVE_KEY, HISTORY_KEY, WAITING_KEY])
      void queries.invalidateQueries({ queryKey });
  };
  const onError = (error: unknown) => {
    const code = error instanceof CallError ? error.code : 'serverError';
    // the cast is sound: it is what the code carries
    if (error instanceof CallError && code === 'checkFailed')
      setProblems((error.data.problems ?? []) as readonly ChangeProblem[]);
    toast.error(t(`errors:${code}`));
    renew();
  };
  const undoing = useMutation({
    mutationFn: undoSet,
    onSuccess: ({ status }) => {
      if (status === 'published') toast.success(t('changes.undone'));
      else toast.notice(t('changes.waiting.undoApart'));
      renew();
    },
    onError,
  });
  const publishing = useMutation({
    mutationFn: publishSet,
    onSuccess: ({ _id }) => {
      setProblems([]);
      onPublished();
      const action = { label: t('common:undo'), onClick: () => undoing.mutate({ changeSet: _id }) };
      toast.success(t('changes.published'), action);
      renew();
    },
    onError,
  });
  const { _id, version } = draft;
  return {
    publish: () => _id !== undefined && publishing.mutate({ _id, version }),
    isPublishing: publishing.isPending || undoing.isPending,
    problems,
    undo: (changeSet: string, of?: EntityKey) => undoing.mutate({ changeSet, of }),
  };
}
