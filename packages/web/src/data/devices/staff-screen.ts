import { createContext, type ReactNode, useContext } from 'react';
import type { StaffLogin } from './staff-session.ts';

/** Values that the staff frame provides to its screen. */
export type StaffScreen = {
  /** The person signed in. */
  readonly session: StaffLogin;
  /** Menu of the person signed in: language, other screens, sign out. */
  readonly menu: ReactNode;
  /** Notice that the connection is lost and the screen may be stale; none while a PIN is asked for. */
  readonly lost: ReactNode;
};

export const StaffScreenContext = createContext<StaffScreen | undefined>(undefined);

/** Returns the values of the staff frame; for screens of the page table that have a gate. */
export function useStaffScreen(): StaffScreen {
  const screen = useContext(StaffScreenContext);
  if (screen === undefined) throw new Error('no staff screen: the page has no gate in the page table');
  return screen;
}
