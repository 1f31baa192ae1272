import type { Page } from '@comanda/contract';

/** Gives the documents of these ids, each once; an id that leads nowhere, or not for who asks, is left out. */
export type PopulateTarget = (
  ids: readonly string[],
) => ReadonlyMap<string, object> | Promise<ReadonlyMap<string, object>>;
/** Where the ids of each path lead. */
export type PopulateTargets = Readonly<Record<string, PopulateTarget>>;

/**
 * Puts documents in place of ids (or of each id of a list) for the paths that a query asks to populate. Each target
 * is asked once for all rows. An id without a document stays an id.
 */
export async function populated<Row extends object>(
  rows: readonly Row[],
  { populate }: { readonly populate: readonly string[] },
  targets: PopulateTargets,
): Promise<readonly Row[]> {
  if (populate.length === 0 || rows.length === 0) return rows;
  const documents = await Promise.all(
    populate.map(async (path) => {
      const target = Object.hasOwn(targets, path) ? targets[path] : undefined;
      if (target === undefined) throw new Error(`the call table populates ${path}, the service does not`);
      const ids = new Set(rows.flatMap((row) => idsIn(Reflect.get(row, path))));
      return [path, await target([...ids])] as const;
    }),
  );
  return rows.map((row) => {
    const replaced = documents.flatMap(([path, found]) => {
      const held: unknown = Reflect.get(row, path);
      return held === undefined ? [] : [[path, withDocuments(held, found)] as const];
    });
    return { ...row, ...Object.fromEntries(replaced) };
  });
}

/** The same for an answer as it leaves: a page, or the bare list. */
export async function populatedAnswer<Row extends object>(
  answer: Page<Row> | readonly Row[],
  query: { readonly populate: readonly string[] },
  targets: PopulateTargets,
): Promise<(Omit<Page<Row>, 'data'> & { readonly data: readonly Row[] }) | readonly Row[]> {
  if ('data' in answer) return { ...answer, data: await populated(answer.data, query, targets) };
  return populated(answer, query, targets);
}

function idsIn(held: unknown): string[] {
  const ids: readonly unknown[] = Array.isArray(held) ? held : [held];
  return ids.filter((id) => typeof id === 'string');
}

function withDocuments(held: unknown, found: ReadonlyMap<string, object>): unknown {
  if (Array.isArray(held)) return held.map((id) => withDocuments(id, found));
  return typeof held === 'string' ? (found.get(held) ?? held) : held;
}
