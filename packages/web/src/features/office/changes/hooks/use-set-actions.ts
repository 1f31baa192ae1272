import type { ChangeSet } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { connection, create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { DRAFT_KEY, HISTORY_KEY, LIVE_KEY, WAITING_KEY } from '../state/office-keys.ts';
import { refusalOf } from '../state/refusal.ts';

/** A change of a set as a whole, of the version that is shown. */
export type SetAction = {
  readonly set: Pick<ChangeSet, '_id' | 'version'>;
  /** Called once it is done. */
  readonly onDone?: () => void;
} & (
  | { readonly kind: 'publish' | 'open' | 'drop' }
  | {
      readonly kind: 'schedule';
      /** The moment by the clock of `shop`. */
      readonly publishAt: string;
      readonly shop: string;
    }
);

function callOf(action: SetAction): Promise<ChangeSet> {
  const { _id, version } = action.set;
  const publishing = { requestId: newRequestId(), changeSet: _id, version };
  switch (action.kind) {
    case 'publish':
      return create<ChangeSet>('changeSets/publish', publishing);
    case 'schedule': {
      const { publishAt, shop } = action;
      return create<ChangeSet>('changeSets/publish', { ...publishing, publishAt, shop });
    }
    case 'open':
      return connection.call<ChangeSet>('patch', 'changeSets', _id, { version, status: 'open' });
    case 'drop':
      return connection.call<ChangeSet>('remove', 'changeSets', _id);
  }
}

type SetActionsOptions = {
  /** Id of the open set, if there is one. */
  readonly draft: string | undefined;
  readonly forget: () => void;
  readonly undo: (set: string) => void;
};

/**
 * Returns the function that publishes, schedules, opens again or drops a set (B2.2, B2.6), which may be taken back, the id of the set whose call
 * is on its way, and the last refusal. `forget` follows what took the edits of the open set away, `undo` reverts a
 * published set.
 */
export function useSetActions({ draft, forget, undo }: SetActionsOptions) {
  const { t } = useTranslation('office');
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (action: SetAction) => callAsStaff(() => callOf(action)),
    onSuccess: (set, { kind, onDone }) => {
      if (set._id === draft) forget();
      if (kind === 'publish') {
        toast.success(t('changes.published'), { label: t('common:undo'), onClick: () => undo(set._id) });
      } else if (kind === 'open') {
        if (set.status === 'scheduled') toast.success(t('changes.waiting.done'));
        else if (set.isDraft === true) toast.success(t('changes.waiting.opened'));
        else toast.notice(t('changes.waiting.openedApart'));
      } else if (kind === 'drop') {
        const takeBack = () => mutate({ kind: 'open', set });
        toast.success(t('changes.waiting.dropped'), { label: t('common:undo'), onClick: takeBack });
      } else {
        toast.success(t('changes.waiting.done'));
      }
      onDone?.();
    },
    onSettled: () => {
      for (const queryKey of [DRAFT_KEY, LIVE_KEY, HISTORY_KEY, WAITING_KEY])
        void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    act: (action: SetAction) => mutate(action),
    acting: isPending ? variables?.set._id : undefined,
    refused: error === null || variables === undefined ? undefined : refusalOf(variables.set._id, error),
  };
}
