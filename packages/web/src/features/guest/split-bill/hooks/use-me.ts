import { useSavedSessions } from '../../../../data/sessions/saved-sessions.ts';

/** Which of a bill's phones this one is; undefined for who came by the bill's address alone. */
export function useMe(session: string): number | undefined {
  return useSavedSessions().find(({ _id }) => _id === session)?.guest;
}
