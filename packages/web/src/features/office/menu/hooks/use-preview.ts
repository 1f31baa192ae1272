import type { PreviewToken } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { readPreview } from '../../../../data/catalogue/preview-catalogue.ts';
import { useDraft } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';

/** Time after which a token is made anew. */
const TOKEN_FRESH_MS = 15 * MINUTE_MS;

/** Returns the open set's menu with all that is saved of it (B3.8). */
export function usePreview(isOpen: boolean) {
  const { session, isJoined } = useOffice();
  const { set, saving } = useDraft();
  const { shop } = session;
  const issued = useQuery({
    queryKey: ['previewToken', shop, set._id],
    enabled: isOpen && isJoined,
    staleTime: TOKEN_FRESH_MS,
    refetchInterval: TOKEN_FRESH_MS,
    queryFn: () => create<PreviewToken>('changeSets/preview', { changeSet: set._id ?? 'open', shop }),
  });
  const token = issued.data?.token;
  const menu = useQuery({
    queryKey: ['previewMenu', shop, set._id, set.version, token],
    enabled: isOpen && token !== undefined && saving !== 'sending',
    placeholderData: keepPreviousData,
    queryFn: () => readPreview(token ?? ''),
  });
  const { error } = issued.error === null ? menu : issued;
  return {
    /** Code of the same menu for a phone. */
    code: issued.data,
    data: menu.data,
    error,
    retry: () => void (issued.error === null ? menu : issued).refetch(),
  };
}
