/** A row of a catalogue table with its document. */
export type CatalogueRow<Document = { readonly _id: string }> = {
  readonly id: string;
  readonly position: number;
  readonly document: Document;
};

/** Rows of one list by id, and in order. */
export type OrderedRows<Document extends { readonly _id: string }> = {
  get(id: string): Document | undefined;
  list(): readonly Document[];
  /** Inserts or replaces a row. */
  put(row: CatalogueRow<Document>): void;
  remove(id: string): void;
};

/** Creates the rows of a list, ordered by position and id. */
export function createOrderedRows<Document extends { readonly _id: string }>(
  initial: readonly CatalogueRow<Document>[],
): OrderedRows<Document> {
  const rows = new Map(initial.map((row) => [row.id, row]));
  let ordered: readonly Document[] | undefined;
  return {
    get: (id) => rows.get(id)?.document,
    list: () => {
      ordered ??= [...rows.values()].toSorted(byPosition).map(({ document }) => document);
      return ordered;
    },
    put(row) {
      rows.set(row.id, row);
      ordered = undefined;
    },
    remove(id) {
      rows.delete(id);
      ordered = undefined;
    },
  };
}

function byPosition(one: CatalogueRow<unknown>, other: CatalogueRow<unknown>): number {
  return one.position - other.position || (one.id < other.id ? -1 : 1);
}
