import type { ChangeProblem, CheckedChangeSet } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { DRAFT_KEY } from '../state/office-keys.ts';

/** Returns the errors and warnings of the open set, as its publishing would find them. */
export function useCheck(set: string | undefined, version: number): readonly ChangeProblem[] {
  const { data } = useQuery({
    queryKey: [...DRAFT_KEY, 'check', set, version],
    enabled: set !== undefined,
    queryFn: async () => (await create<CheckedChangeSet>('changeSets/check', { changeSet: set })).problems,
  });
  return data ?? [];
}
