import type { Shop } from '@comanda/contract';
import type { ChangeList } from '@comanda/domain';
import { useCallback } from 'react';
import { useLiveDocuments, useSetUp } from '../../changes/index.ts';
import { type EditDocument, editOf, isChange } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';

/** Returns the function that changes a value of a document, published at once. */
export function useSetUpEdit(list: ChangeList, document: { readonly _id: string }): EditDocument {
  const { change } = useSetUp();
  return useCallback(
    (path, value) => {
      const edited = { id: document._id, now: document };
      if (isChange(edited, path, value)) change([editOf(list, edited, path, value)]);
    },
    [change, list, document],
  );
}

/** Returns the shop that one is signed in to as it is published, undefined while loading, and why it could not be read. */
export function useShopDocument() {
  const { session, isJoined } = useOffice();
  const { data, error, refetch } = useLiveDocuments<Shop>('shops', isJoined);
  return { shop: data?.find(({ _id }) => _id === session.shop), error, refetch };
}
