import { type ChangeList, WHOLE } from '@comanda/domain';
import { editableSet, type Unit } from './change-parts.ts';
import { addEdits, checkedEdits } from './edit-change-set.ts';
import { publishSet } from './publish-set.ts';

/** A document to be made, with its list. */
export type NewDocument = { readonly list: ChangeList; readonly document: { readonly _id: string } };

/**
 * Publishes new documents together as a change set of their own in the unit of work, which waits in `CHANGES_QUEUE`.
 * Throws as `publishSet` does.
 */
export async function publishNewDocuments(unit: Unit, documents: readonly NewDocument[]): Promise<void> {
  const edits = checkedEdits(
    documents.map(({ list, document }) => ({ list, entity: document._id, path: WHOLE, value: document })),
  );
  const row = await editableSet(unit, 'now');
  const added = await addEdits(unit, row, edits);
  await publishSet(unit, added.row);
}
