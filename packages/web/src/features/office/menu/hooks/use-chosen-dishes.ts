import { useCallback, useMemo, useState } from 'react';
import type { Dish } from '../state/dishes.ts';

const NONE: ReadonlySet<string> = new Set();

/** Returns the dishes that are ticked, of those shown, and the functions that tick and untick. */
export function useChosenDishes(shown: readonly Dish[]) {
  const [ticked, setTicked] = useState(NONE);
  const dishes = useMemo(
    () => (ticked.size === 0 ? [] : shown.filter(({ id }) => ticked.has(id))),
    [shown, ticked],
  );
  const tick = useCallback((ids: readonly string[], isOn: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isOn) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setTicked(NONE), []);
  return { dishes, isTicked: useCallback((id: string) => ticked.has(id), [ticked]), tick, clear };
}

export type ChosenDishes = ReturnType<typeof useChosenDishes>;
