import type { ApiToken, NewApiToken, Page, ServicePath, Shop } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';
import { callOf, type TokenDraft } from '../state/token-draft.ts';

const TOKENS_KEY = [STAFF_QUERIES, 'apiTokens'] as const;

function useFound<Row>(service: ServicePath, query: object) {
  const { isJoined } = useOffice();
  return useQuery({
    queryKey: [STAFF_QUERIES, service],
    enabled: isJoined,
    queryFn: async () => (await callAsStaff(() => connection.call<Page<Row>>('find', service, query))).data,
  });
}

/** Reads the tokens, the newest first, and the shops that a token may be for. */
export function useTokens() {
  return {
    tokens: useFound<ApiToken>('apiTokens', { $sort: { createdAt: -1 } }),
    shops: useFound<Shop>('shops', {}),
  };
}

/** Makes tokens; the answer has the token itself. A repeated attempt is the same request. */
export function useCreateToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: TokenDraft) => {
      const call = callOf(draft, newRequestId(), Date.now());
      return callAsStaff(() => create<NewApiToken>('apiTokens', call));
    },
    meta: SHOWN_IN_PLACE,
    onSettled: () => queries.invalidateQueries({ queryKey: TOKENS_KEY }),
  });
}

/** Ends tokens; a failure is shown in a toast. */
export function useEndToken() {
  const { t } = useTranslation('api-tokens');
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => callAsStaff(() => connection.call<ApiToken>('remove', 'apiTokens', id)),
    onSuccess: () => toast.success(t('ended')),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
    onSettled: () => queries.invalidateQueries({ queryKey: TOKENS_KEY }),
  });
}
