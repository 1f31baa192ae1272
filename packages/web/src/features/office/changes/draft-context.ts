import type { ChangeProblem, EditConflict } from '@comanda/contract';
import type { Edit, SetEdit } from '@comanda/domain';
import { createContext, useContext } from 'react';
import type { DraftSet } from './state/drafted.ts';

/** The open change set, and what may be done with it. */
export type Draft = {
  readonly set: DraftSet;
  readonly edits: readonly SetEdit[];
  /** State of the changes made here: all on the server, on their way, or refused. */
  readonly saving: 'saved' | 'sending' | 'refused';
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
  /** Makes and publishes the inverse of a published set. */
  readonly undo: (set: string) => void;
};

export const DraftContext = createContext<Draft | undefined>(undefined);

/** Returns the open change set; for components below a `DraftProvider`. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (draft === undefined) throw new Error('no draft: stand below a DraftProvider');
  return draft;
}
