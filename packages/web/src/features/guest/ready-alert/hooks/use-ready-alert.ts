import { useEffect, useRef, useState } from 'react';
import { createChime } from '../../../../lib/chime.ts';
import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { flag } from '../../../../lib/schema.ts';

export const ringWhenReady = createPersisted<boolean>({
  key: 'comanda.ringWhenReady',
  version: 1,
  schema: flag,
  initial: () => false,
});

/** The page's bell; the tap that switches it on also unlocks its sound. */
const chime = createChime();

/** Asks for permission to notify, once, after the guest has switched the alert on. */
async function askForNotifications(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'default') return;
  await Notification.requestPermission();
}

async function notify(title: string, text: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  // phones require the service worker, which may not be active yet
  if (registration?.active) return registration.showNotification(title, { body: text, tag: title });
  new Notification(title, { body: text, tag: title });
}

/** Returns the setting of the ready alert and its setter. */
export function useReadyBell() {
  const isOn = usePersisted(ringWhenReady);
  const setOn = (next: boolean) => {
    ringWhenReady.set(next);
    if (!next) return;
    void chime.unlock();
    askForNotifications().catch(() => undefined);
  };
  return { isOn, setOn };
}

/** Unlocks the bell on the first tap of a visit, since browsers block sound until then. */
export function useUnlockedBell(): void {
  useEffect(() => {
    const unlock = () => void chime.unlock();
    // pointerdown does not count as user activation in every browser
    addEventListener('click', unlock, { once: true });
    return () => removeEventListener('click', unlock);
  }, []);
}

/** Rings, vibrates and notifies when an order turns ready. */
export function useReadyAlert(isReady: boolean, message: { readonly title: string; readonly text: string }) {
  const [wasReady, setWasReady] = useState(isReady);
  const latest = useRef(message);
  latest.current = message;
  useEffect(() => {
    if (isReady === wasReady) return;
    setWasReady(isReady);
    if (!isReady) return;
    chime.ring();
    navigator.vibrate?.([200, 100, 200]);
    const { title, text } = latest.current;
    notify(title, text).catch(() => undefined); // the page shows it anyway
  }, [isReady, wasReady]);
}
