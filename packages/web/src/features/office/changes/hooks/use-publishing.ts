import type { ChangeProblem, ChangeSet } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { DraftSet } from '../state/drafted.ts';
import { DRAFT_KEY, HISTORY_KEY, LIVE_KEY } from '../state/office-keys.ts';

type Published = Pick<ChangeSet, '_id' | 'version'>;

const publishSet = ({ _id, version }: Published) => {
  const call = { requestId: newRequestId(), changeSet: _id, version };
  return callAsStaff(() => create<ChangeSet>('changeSets/publish', call));
};

/** Makes the set that turns back a published one, and publishes it. */
async function undoSet(changeSet: string): Promise<ChangeSet> {
  const call = { requestId: newRequestId(), changeSet };
  return publishSet(await callAsStaff(() => create<ChangeSet>('changeSets/undo', call)));
}

/** Returns the functions that publish the open set and undo a published one; `onPublished` follows a publishing. */
export function usePublishing(draft: DraftSet, onPublished: () => void) {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  const [problems, setProblems] = useState<readonly ChangeProblem[]>([]);
  const renew = () => {
    for (const queryKey of [DRAFT_KEY, LIVE_KEY, HISTORY_KEY]) void queries.invalidateQueries({ queryKey });
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
    onSuccess: () => {
      toast.success(t('changes.undone'));
      renew();
    },
    onError,
  });
  const publishing = useMutation({
    mutationFn: publishSet,
    onSuccess: ({ _id }) => {
      setProblems([]);
      onPublished();
      const action = { label: t('common:undo'), onClick: () => undoing.mutate(_id) };
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
    undo: (set: string) => undoing.mutate(set),
  };
}
