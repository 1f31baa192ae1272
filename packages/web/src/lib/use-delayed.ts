import { startTransition, useEffect, useState } from 'react';

/** Whether some time (milliseconds) has passed since the page was drawn. */
export function useDelayed(after: number): boolean {
  const [isDelayOver, setIsDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsDelayOver(true)), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isDelayOver;
}
