import { createContext, type Dispatch, useContext } from 'react';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import type { StaffCalling } from '../hooks/use-call.ts';
import type { Switches } from '../hooks/use-switches.ts';
import type { Visit, VisitEvent } from './visit.ts';

/** All that the screens of a visit share. */
export type Kiosk = {
  readonly device: PosDevice['device'];
  readonly visit: Visit;
  readonly dispatch: Dispatch<VisitEvent>;
  readonly switches: Switches;
  readonly staffCall: StaffCalling;
  /** Ends the visit, of which nothing stays. */
  readonly end: () => void;
  /** Asks before all that was chosen is cleared. */
  readonly startOver: () => void;
};

export const KioskContext = createContext<Kiosk | undefined>(undefined);

/** Returns what the screens of the visit share. */
export function useKiosk(): Kiosk {
  const kiosk = useContext(KioskContext);
  if (kiosk === undefined) throw new Error('no visit: stand below the kiosk page');
  return kiosk;
}
