import { type ChangeList, type Edit, type Json, type JsonObject, valueAt } from '@comanda/domain';

/** Function that changes a value of a document; undefined takes it away. */
export type EditDocument = (path: string, value: Json | undefined) => void;

/** A document as the open set has it. */
export type Edited = { readonly id: string; readonly now: object };

/** Returns the edit that gives a document another value at a path; undefined takes the value away. */
export function editOf(list: ChangeList, { id, now }: Edited, path: string, value: Json | undefined): Edit {
  const was = storedAt(now, path);
  return {
    list,
    entity: id,
    path,
    ...(was !== undefined && { was }),
    ...(value !== undefined && { value }),
  };
}

/** Returns true if a document has another value at a path. */
export function isChange({ now }: Edited, path: string, value: Json | undefined): boolean {
  return storedAt(now, path) !== value;
}

function storedAt(now: object, path: string): Json | undefined {
  // the cast is sound: documents are JSON
  return valueAt(now as JsonObject, path);
}

/** Returns the edit that makes a new document. */
export function creationOf(list: ChangeList, document: { readonly _id: string }): Edit {
  // the cast is sound: documents are JSON
  return { list, entity: document._id, path: '', value: document as unknown as Json };
}
