import type { Shop } from '@comanda/contract';
import { createContext, useContext } from 'react';
import type { StaffLogin } from '../../../data/devices/staff-session.ts';

/** Values that the office's frame provides to its parts. */
export type Office = {
  /** The person signed in. */
  readonly session: StaffLogin;
  /** The shop they are signed in to; undefined while loading. */
  readonly shop: Shop | undefined;
  /** True while calls may be made. */
  readonly isJoined: boolean;
};

export const OfficeContext = createContext<Office | undefined>(undefined);

/** Returns the values of the office's frame; for its parts. */
export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (office === undefined) throw new Error('no office: parts stand inside its frame');
  return office;
}
