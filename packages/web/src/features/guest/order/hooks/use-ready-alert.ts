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

/** The bell of this page; the tap that switches it on lets it sound. */
const chime = createChime();

/** Asks for notifications, once and only after the guest switched the bell on. */
async function askForNotifications(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'default') return;
  await Notification.requestPermission();
}

async function notify(title: string, text: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  // phones allow notifications only through the service worker, which may still be coming
  if (registration?.active) return registration.showNotification(title, { body: text, tag: title });
  new Notification(title, { body: text, tag: title });
}

/** Whether orders ring when they turn ready, and the switch for it. */
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

/** Lets the bell sound that was switched on in an earlier visit: browsers want a tap before any sound. */
export function useUnlockedBell(): void {
  useEffect(() => {
    const unlock = () => void chime.unlock();
    // not as a finger comes down, which no browser takes for a tap yet
    addEventListener('click', unlock, { once: true });
    return () => removeEventListener('click', unlock);
  }, []);
}

/** Rings, shakes and notifies at the moment an order turns ready. */
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
    notify(title, text).catch(() => undefined); // the page itself says it as well
  }, [isReady, wasReady]);
}
