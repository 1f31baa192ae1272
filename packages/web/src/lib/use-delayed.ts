import { startTransition, useEffect, useState } from 'react';

/** Returns true once a time (milliseconds) has passed since the first render. */
export function useDelayed(after: number): boolean {
  const [isDelayOver, setIsDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsDelayOver(true)), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isDelayOver;
}
