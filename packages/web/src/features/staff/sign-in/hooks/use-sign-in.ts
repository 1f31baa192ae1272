import type { Authenticated } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { posDevice } from '../../../../data/devices/pos-device.ts';
import { deviceToken, staffSession, staffShop } from '../../../../data/devices/staff-session.ts';
import { useMonotonicNow } from '../../../../lib/use-now.ts';

const SECOND = 1000;
const LONGEST_PIN = 12;
const SHORTEST_PIN = 4;

/** Returns the delay after a refused sign-in in milliseconds, from the server's seconds; 0 if there is none. */
function pauseOf(error: unknown): number {
  const wait = error instanceof CallError ? error.data.retryAfter : undefined;
  return typeof wait === 'number' ? wait * SECOND : 0;
}

/** Returns the typed PIN and the sign-in with it, which pauses after too many wrong ones as the server demands. */
export function useSignIn(shop: string | null) {
  const [pin, setPin] = useState('');
  const [pausedUntil, setPausedUntil] = useState(0);
  const now = useMonotonicNow(SECOND);
  const pause = Math.max(0, Math.ceil((pausedUntil - now) / SECOND));
  const isPaused = pausedUntil > 0;
  const signIn = useMutation({
    mutationFn: (typed: string) => {
      const known = deviceToken.get() ?? undefined;
      const device = posDevice.get()?.token;
      const call = { strategy: 'pin', shop, pin: typed, known, deviceToken: device };
      return create<Authenticated>('authentication', call);
    },
    onSuccess: (session) => {
      staffShop.set(session.shop);
      deviceToken.set(session.known ?? null);
      staffSession.set(session);
    },
    onError: (error) => {
      setPin('');
      const wait = pauseOf(error);
      setPausedUntil(wait > 0 ? performance.now() + wait : 0);
    },
  });
  const isStopped = shop === null || pause > 0 || signIn.isPending;
  return {
    pin,
    /** Seconds until the next attempt. */
    pause,
    isPending: signIn.isPending,
    /** Error of the last attempt; cleared once a pause is over. */
    error: signIn.error instanceof CallError && !isPaused ? signIn.error.code : undefined,
    canSubmit: !isStopped && pin.length >= SHORTEST_PIN,
    press: (digit: string) => {
      if (isStopped) return;
      signIn.reset();
      setPin((typed) => (typed + digit).slice(0, LONGEST_PIN));
    },
    erase: () => setPin((typed) => typed.slice(0, -1)),
    submit: () => {
      if (!isStopped && pin.length >= SHORTEST_PIN) signIn.mutate(pin);
    },
  };
}
