import type { Edit } from '@comanda/domain';
import { createContext, useContext } from 'react';
import type { Saving } from './hooks/use-edit-calls.ts';

/** The page's changes, each published at once. */
export type SetUp = {
  /** Publishes edits as a set of their own; they are shown at once. */
  readonly change: (edits: readonly Edit[]) => void;
  /** State of the changes made here: all on the server, on their way, or refused. */
  readonly saving: Saving;
};

export const SetUpContext = createContext<SetUp | undefined>(undefined);

/** Returns the page's changes; for components below a `SetUpProvider`. */
export function useSetUp(): SetUp {
  const setUp = useContext(SetUpContext);
  if (setUp === undefined) throw new Error('no set-up: stand below a SetUpProvider');
  return setUp;
}
