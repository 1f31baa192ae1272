import { fromJsonText } from '../db/index.ts';

/** Documents by their text, for as long as a reading takes: rows of the same text share one document. */
export type DocumentTexts = {
  documentOf<Document>(text: string): Document;
};

/**
 * Creates the documents of a reading, each parsed once: after a publishing, rows and the menus of several shops have the
 * same documents, and comparing them costs nothing.
 */
export function createDocumentTexts(): DocumentTexts {
  const known = new Map<string, unknown>();
  return {
    documentOf<Document>(text: string): Document {
      const document = known.get(text) ?? fromJsonText<Document>(text);
      known.set(text, document);
      // the cast is sound: a text is always read from the same list's table
      return document as Document;
    },
  };
}
