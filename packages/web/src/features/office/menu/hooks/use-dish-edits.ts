import { type Json, type JsonObject, valueAt } from '@comanda/domain';
import { useCallback } from 'react';
import { useDraft } from '../../changes/index.ts';
import type { Dish } from '../state/dishes.ts';
import { editOf } from '../state/edit-of.ts';

/** The most edits of one call. */
const MAX_BATCH = 2000;

/** A value of a dish as it will be; undefined takes it away. */
export type DishValue = { readonly dish: Dish; readonly path: string; readonly value: Json | undefined };

/** Returns true for a value that a dish has. */
function isSame({ dish, path, value }: DishValue): boolean {
  // the cast is sound: dishes are documents
  return valueAt(dish.now as unknown as JsonObject, path) === value;
}

/** Returns the function that changes values of dishes in the open set, all of a call or none. */
export function useDishEdits() {
  const { change } = useDraft();
  return useCallback(
    (values: readonly DishValue[]) => {
      const edits = values
        .filter((each) => !isSame(each))
        .map(({ dish, path, value }) => editOf('products', dish, path, value));
      for (let at = 0; at < edits.length; at += MAX_BATCH) change(edits.slice(at, at + MAX_BATCH));
    },
    [change],
  );
}
