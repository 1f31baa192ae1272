import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { DRAFT_KEY } from '../state/office-keys.ts';

/** Returns the function that reads the open set again, after a call that changed it by itself. */
export function useRenewDraft(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: DRAFT_KEY }), [queries]);
}
