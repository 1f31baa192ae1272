import type { Page, SavedCard } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { memberKey } from '../../../../data/member/holdings.ts';

/** Returns the key of a member's cards. */
export const cardsKey = (user: string) => memberKey(user, 'cards');

/** Returns a member's cards that payment providers keep, newest first. */
export function useSavedCards(user: string) {
  return useQuery({
    queryKey: cardsKey(user),
    queryFn: async () => (await connection.call<Page<SavedCard>>('find', 'payments/savedCards', {})).data,
  });
}

/** Removes a card of a member. */
export function useRemoveCard(user: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => connection.call<SavedCard>('remove', 'payments/savedCards', id),
    onSettled: () => queries.invalidateQueries({ queryKey: cardsKey(user) }),
  });
}
