import type { Json } from '@comanda/domain';
import { useCallback } from 'react';
import type { Dish } from '../state/dishes.ts';
import { useDishEdits } from './use-dish-edits.ts';

/** Returns the function that changes a value of a dish in the open set; undefined takes it away. */
export function useDishEdit(dish: Dish) {
  const edit = useDishEdits();
  return useCallback((path: string, value: Json | undefined) => edit([{ dish, path, value }]), [edit, dish]);
}
