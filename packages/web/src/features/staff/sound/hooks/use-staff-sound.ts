import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createChime, type Tune } from '../../../../lib/chime.ts';
import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { flag } from '../../../../lib/schema.ts';

/** Whether this device's staff screens sound. */
const hasSound = createPersisted<boolean>({
  key: 'comanda.kitchenSound',
  version: 1,
  schema: flag,
  initial: () => true,
});

export type StaffSound = {
  /** `blocked`: switched on, but the browser waits for a tap or a key. */
  readonly state: 'on' | 'off' | 'blocked';
  readonly ring: (tune: Tune) => void;
  /** Switches it on, lets it sound, and rings once to show it. */
  readonly turnOn: () => void;
  readonly turnOff: () => void;
};

/** Returns the sound of a staff screen. Any tap or key lets a switched-on one sound. */
export function useStaffSound(): StaffSound {
  const chime = useMemo(createChime, []);
  const isOn = usePersisted(hasSound);
  const isUnlocked = useSyncExternalStore(chime.subscribe, chime.isUnlocked);
  useEffect(() => {
    if (!isOn) return;
    // a screen that may always sound (a kiosk browser) needs no tap
    const unlock = () => void chime.unlock();
    unlock();
    // not as a finger comes down, which no browser takes for a tap yet
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
