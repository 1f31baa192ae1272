import type { ReactNode } from 'react';
import { useOffice } from '../../frame/index.ts';
import { DraftContext } from '../draft-context.ts';
import { useDraftQuery } from '../hooks/use-draft-query.ts';
import { useEdits } from '../hooks/use-edits.ts';
import { usePublishing } from '../hooks/use-publishing.ts';
import { useSetActions } from '../hooks/use-set-actions.ts';
import { NO_DRAFT } from '../state/drafted.ts';

/** Provides the organisation's open change set to the parts that edit in it. */
export function DraftProvider({ children }: { readonly children: ReactNode }) {
  const { isJoined } = useOffice();
  const { data: set = NO_DRAFT } = useDraftQuery(isJoined);
  const { forget, ...edits } = useEdits();
  const publishing = usePublishing(set, forget);
  const actions = useSetActions({ draft: set._id, forget, undo: publishing.undo });
  return (
    <DraftContext value={{ set, edits: set.edits, ...edits, ...publishing, ...actions }}>
      {children}
    </DraftContext>
  );
}
