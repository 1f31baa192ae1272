import type { CardSetUp, CheckedCard, PaymentMethod } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { create } from '../../../../data/calls/connection.ts';
import { readList } from '../../../../data/calls/read-list.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { accountForCards } from '../state/card-state.ts';
import { cardsKey } from './use-saved-cards.ts';

/** Id of the heading of a member's cards. */
export const CARDS_HEADING = 'saved-cards';

/** Opens the provider's page where a member leaves a card; `account` is undefined where none takes one. */
export function useAddCard() {
  const { locale } = useLocale();
  const account = useQuery({
    queryKey: ['paymentMethods', 'cards'],
    queryFn: () => readList<PaymentMethod>('paymentMethods', {}),
    select: accountForCards,
  }).data;
  const adding = useMutation({
    mutationFn: (to: string) =>
      create<CardSetUp>('payments/savedCards/setup', {
        ...{ requestId: newRequestId(), account: to, locale: locale.code },
      }),
    onSuccess: ({ redirect }) => globalThis.location.assign(redirect),
  });
  return { account, adding };
}

/** Asks for the card that a member has left on a provider's page as they come back from it, and says what came of it. */
export function useAddedCard(user: string): { readonly isAsking: boolean } {
  const { t } = useTranslation('saved-cards');
  const toast = useToast();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [account, setup] = [params.get('account'), params.get('card')];
  const isBack = account !== null && setup !== null;
  const { data, isError } = useQuery({
    queryKey: [...cardsKey(user), 'check', account, setup],
    enabled: isBack,
    queryFn: () => create<CheckedCard>('payments/savedCards/check', { account, setup }),
  });
  const outcome = isError ? 'none' : data?.status;
  useEffect(() => {
    if (!isBack || outcome === undefined) return;
    // the list stands below the fold of a phone
    document.getElementById(CARDS_HEADING)?.scrollIntoView({ block: 'center' });
    if (outcome === 'kept') toast.success(t('added'));
    else toast.error(t('notAdded'));
    void queries.invalidateQueries({ queryKey: cardsKey(user), exact: true });
    setParams(
      (held) => {
        held.delete('account');
        held.delete('card');
        return held;
      },
      { replace: true },
    );
  }, [isBack, outcome, queries, setParams, t, toast, user]);
  return { isAsking: isBack && outcome === undefined };
}
