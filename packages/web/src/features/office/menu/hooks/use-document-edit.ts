import type { ChangeList, Json } from '@comanda/domain';
import { useCallback } from 'react';
import { useDraft } from '../../changes/index.ts';
import { type Edited, editOf, isChange } from '../state/edit-of.ts';

/** Function that changes a value of a document in the open set; undefined takes it away. */
export type EditDocument = (path: string, value: Json | undefined) => void;

/** Returns the function that changes a value of a document in the open set. */
export function useDocumentEdit(list: ChangeList, document: Edited): EditDocument {
  const { change } = useDraft();
  return useCallback(
    (path, value) => {
      if (isChange(document, path, value)) change([editOf(list, document, path, value)]);
    },
    [change, list, document],
  );
}
