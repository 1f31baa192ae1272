import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value as it was before the last drawing, and then anew with the present one: what is computed from it
 * neither delays the frame that follows a key nor the next key.
 */
export function useAfterDrawing<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // the frame has been handed over when the next task begins
      timer = setTimeout(() => startTransition(() => setLate(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return late;
}
