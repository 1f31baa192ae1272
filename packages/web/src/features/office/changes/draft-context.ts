import type { ChangeProblem, EditConflict } from '@comanda/contract';
import type { Edit, EntityKey, SetEdit } from '@comanda/domain';
import { createContext, useContext } from 'react';
import type { Saving } from './hooks/use-edit-calls.ts';
import type { SetAction } from './hooks/use-set-actions.ts';
import type { DraftSet } from './state/drafted.ts';
import type { Refusal } from './state/refusal.ts';

/** The open change set, and what may be done with it. */
export type Draft = {
  readonly set: DraftSet;
  readonly edits: readonly SetEdit[];
  /** State of the changes made here: all on the server, on their way, or refused. */
  readonly saving: Saving;
  /** Adds edits; they are shown at once. */
  readonly change: (edits: readonly Edit[]) => void;
  /** Takes back one's last edit; undefined without one. */
  readonly takeBack: (() => void) | undefined;
  /** Edits of this person that found another value in their place. */
  readonly conflicts: readonly EditConflict[];
  /** Resolves a conflict: with one's own value, or with theirs. */
  readonly resolve: (conflict: EditConflict, keeps: 'mine' | 'theirs') => void;
  readonly publish: () => void;
  readonly isPublishing: boolean;
  /** Errors for which the last publishing was refused. */
  readonly problems: readonly ChangeProblem[];
  /** Makes and publishes the inverse of a published set, or of one document of it. */
  readonly undo: (set: string, of?: EntityKey) => void;
  /** Publishes, schedules, opens again or drops a set. */
  readonly act: (action: SetAction) => void;
  /** Id of the set whose change is on its way. */
  readonly acting: string | undefined;
  /** Refusal of the last change of a set. */
  readonly refused: Refusal | undefined;
};

export const DraftContext = createContext<Draft | undefined>(undefined);

/** Returns the open change set; for components below a `DraftProvider`. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (draft === undefined) throw new Error('no draft: stand below a DraftProvider');
  return draft;
}
