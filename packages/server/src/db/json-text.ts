/** A document serialised as JSON text, with its type. */
export type JsonText<Document> = string & { readonly __document?: Document };

export function toJsonText<Document>(document: Document): JsonText<Document> {
  return JSON.stringify(document);
}

export function fromJsonText<Document>(text: JsonText<Document>): Document {
  return JSON.parse(text) as Document;
}
