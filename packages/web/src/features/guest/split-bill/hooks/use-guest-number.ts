import { useSavedSessions } from '../../../../data/sessions/saved-sessions.ts';

/** Returns this phone's guest number on a bill; undefined if it was opened by address only. */
export function useGuestNumber(session: string): number | undefined {
  return useSavedSessions().find(({ _id }) => _id === session)?.guest;
}
