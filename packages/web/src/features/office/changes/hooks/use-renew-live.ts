import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { SHOPS_KEY } from '../../../../data/shops/use-shops.ts';
import { HISTORY_KEY, LIVE_KEY } from '../state/office-keys.ts';

/** Returns the function that reads the lists as they are published again, the restaurants among them. */
export function useRenewLive(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [LIVE_KEY, HISTORY_KEY, SHOPS_KEY]) void queries.invalidateQueries({ queryKey });
  }, [queries]);
}
