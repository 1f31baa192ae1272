import { type Json, type JsonObject, valueAt } from '@comanda/domain';
import { useCallback } from 'react';
import { useDraft } from '../../changes/index.ts';
import type { Dish } from '../state/dishes.ts';

/** Returns the function that changes a value of a dish in the open set; undefined takes it away. */
export function useDishEdit(dish: Dish) {
  const { change } = useDraft();
  return useCallback(
    (path: string, value: Json | undefined) => {
      // the cast is sound: dishes are documents
      const was = valueAt(dish.now as unknown as JsonObject, path);
      change([
        {
          list: 'products',
          entity: dish.id,
          path,
          ...(was !== undefined && { was }),
          ...(value !== undefined && { value }),
        },
      ]);
    },
    [change, dish],
  );
}
