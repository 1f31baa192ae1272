import { useEffect, useState } from 'react';

/** Milliseconds without a key after which the server is asked. */
const PAUSE_MS = 200;

/** Returns a typed text once typing has paused, the one before until then; an empty text at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : settled;
}
