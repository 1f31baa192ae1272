import { type Edit, type Json, type JsonObject, valueAt } from '@comanda/domain';
import { useCallback } from 'react';
import { useDraft } from '../../changes/index.ts';
import type { Dish } from '../state/dishes.ts';

/** The most edits of one call. */
const MAX_BATCH = 2000;

/** A value of a dish as it will be; undefined takes it away. */
export type DishValue = { readonly dish: Dish; readonly path: string; readonly value: Json | undefined };

/** Returns the edit that gives a dish a value; undefined if it has it. */
function editOf({ dish, path, value }: DishValue): Edit | undefined {
  // the cast is sound: dishes are documents
  const was = valueAt(dish.now as unknown as JsonObject, path);
  if (was === value) return undefined;
  const place = { list: 'products', entity: dish.id, path } as const;
  return { ...place, ...(was !== undefined && { was }), ...(value !== undefined && { value }) };
}

/** Returns the function that changes values of dishes in the open set, all of a call or none. */
export function useDishEdits() {
  const { change } = useDraft();
  return useCallback(
    (values: readonly DishValue[]) => {
      const edits = values.map(editOf).filter((edit) => edit !== undefined);
      for (let at = 0; at < edits.length; at += MAX_BATCH) change(edits.slice(at, at + MAX_BATCH));
    },
    [change],
  );
}
