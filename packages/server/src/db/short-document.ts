import { isDeepStrictEqual } from 'node:util';

/**
 * A document as it is stored: fields that equal their default are left out, and null marks a field that the document
 * lacks although it has a default.
 */
export type Short<Document> = { readonly [Field in keyof Document]?: Document[Field] | null };

/** Returns the fields of a document that differ from their default. */
export function withoutDefaults<Document extends object>(
  document: Document,
  defaults: Partial<Document>,
): Short<Document> {
  const short: Record<string, unknown> = {};
  const usual = defaults as Readonly<Record<string, unknown>>;
  const fields = document as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value !== undefined && !isSame(value, usual[name])) short[name] = value;
  }
  for (const name of Object.keys(usual)) {
    if (usual[name] !== undefined && fields[name] === undefined) short[name] = null;
  }
  return short as Short<Document>;
}

/** Returns the document of which `short` was stored; also reads documents that were stored whole. */
export function withDefaults<Document extends object>(
  short: Short<Document>,
  defaults: Partial<Document>,
): Document {
  const document: Record<string, unknown> = { ...defaults, ...short };
  for (const name of Object.keys(document)) if (document[name] === null) delete document[name];
  return document as Document;
}

function isSame(value: unknown, usual: unknown): boolean {
  if (value === usual) return true;
  if (typeof value !== 'object' || typeof usual !== 'object') return false;
  // the usual lists are empty ones
  if (Array.isArray(value) && Array.isArray(usual) && value.length !== usual.length) return false;
  return isDeepStrictEqual(value, usual);
}
