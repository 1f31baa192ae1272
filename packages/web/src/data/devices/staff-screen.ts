import { createContext, type ReactNode, useContext } from 'react';
import type { StaffLogin } from './staff-session.ts';

/** What the frame of the staff gives the screen in it. */
export type StaffScreen = {
  /** Who is signed in. */
  readonly session: StaffLogin;
  /** The menu of who is signed in: language, other screens, sign out. */
  readonly menu: ReactNode;
  /** Says that the connection is gone and what is shown may be old; nothing while a PIN is asked for. */
  readonly lost: ReactNode;
};

export const StaffScreenContext = createContext<StaffScreen | undefined>(undefined);

/** Returns what the frame gives; for screens of the page table that have a gate. */
export function useStaffScreen(): StaffScreen {
  const screen = useContext(StaffScreenContext);
  if (screen === undefined) throw new Error('no staff screen: the page has no gate in the page table');
  return screen;
}
