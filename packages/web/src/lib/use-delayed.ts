import { startTransition, useEffect, useState } from 'react';

/** Whether some time (milliseconds) has passed since the page was drawn. */
export function useLater(after: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsLater(true)), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isLater;
}
