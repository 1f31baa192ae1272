import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createChime, type Tune } from '../../../../lib/chime.ts';
import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { flag } from '../../../../lib/schema.ts';

/** True if the staff screens of this device have sound on, in local storage. */
const hasSound = createPersisted<boolean>({
  key: 'comanda.kitchenSound',
  version: 1,
  schema: flag,
  initial: () => true,
});

export type StaffSound = {
  /** State of the sound; `blocked` is on, but needs a tap or a key for the browser. */
  readonly state: 'on' | 'off' | 'blocked';
  readonly ring: (tune: Tune) => void;
  /** Switches it on, unlocks it, and rings once as feedback. */
  readonly turnOn: () => void;
  readonly turnOff: () => void;
};

/** Returns the sound of a staff screen, which any tap or key unlocks while switched on. */
export function useStaffSound(): StaffSound {
  const chime = useMemo(createChime, []);
  const isOn = usePersisted(hasSound);
  const isUnlocked = useSyncExternalStore(chime.subscribe, chime.isUnlocked);
  useEffect(() => {
    if (!isOn) return;
    // a kiosk browser may allow sound without a tap
    const unlock = () => void chime.unlock();
    unlock();
    // not on pointerdown, which browsers do not accept as a user gesture
    addEventListener('click', unlock);
    addEventListener('keydown', unlock);
    return () => {
      removeEventListener('click', unlock);
      removeEventListener('keydown', unlock);
    };
  }, [chime, isOn]);
  const ring = useCallback((tune: Tune) => isOn && chime.ring(tune), [chime, isOn]);
  const turnOn = () => {
    hasSound.set(true);
    void chime.unlock().then(() => chime.ring('rising'));
  };
  const turnOff = () => hasSound.set(false);
  return { state: !isOn ? 'off' : isUnlocked ? 'on' : 'blocked', ring, turnOn, turnOff };
}
