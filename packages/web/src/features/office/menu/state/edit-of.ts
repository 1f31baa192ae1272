import { type ChangeList, type Edit, type Json, type JsonObject, valueAt } from '@comanda/domain';

/** A document as the open set has it. */
type Edited = { readonly id: string; readonly now: object };

/** Returns the edit that gives a document another value at a path; undefined takes the value away. */
export function editOf(list: ChangeList, { id, now }: Edited, path: string, value: Json | undefined): Edit {
  // the cast is sound: documents are JSON
  const was = valueAt(now as JsonObject, path);
  return {
    list,
    entity: id,
    path,
    ...(was !== undefined && { was }),
    ...(value !== undefined && { value }),
  };
}

/** Returns the edit that makes a new document. */
export function creationOf(list: ChangeList, document: { readonly _id: string }): Edit {
  // the cast is sound: documents are JSON
  return { list, entity: document._id, path: '', value: document as unknown as Json };
}
