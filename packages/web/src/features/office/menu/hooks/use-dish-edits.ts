import type { Json } from '@comanda/domain';
import { useCallback } from 'react';
import { useDraft } from '../../changes/index.ts';
import { editOf, isChange } from '../../fields/index.ts';
import type { Dish } from '../state/dishes.ts';

/** The most edits of one call. */
const MAX_BATCH = 2000;

/** A value of a dish as it will be; undefined takes it away. */
export type DishValue = { readonly dish: Dish; readonly path: string; readonly value: Json | undefined };

/** Returns the function that changes values of dishes in the open set, all of a call or none. */
export function useDishEdits() {
  const { change } = useDraft();
  return useCallback(
    (values: readonly DishValue[]) => {
      const edits = values
        .filter(({ dish, path, value }) => isChange(dish, path, value))
        .map(({ dish, path, value }) => editOf('products', dish, path, value));
      for (let at = 0; at < edits.length; at += MAX_BATCH) change(edits.slice(at, at + MAX_BATCH));
    },
    [change],
  );
}
