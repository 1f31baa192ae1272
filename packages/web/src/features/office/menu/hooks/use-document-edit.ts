import type { ChangeList } from '@comanda/domain';
import { useCallback } from 'react';
import { useDraft } from '../../changes/index.ts';
import { type EditDocument, type Edited, editOf, isChange } from '../../fields/index.ts';

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
