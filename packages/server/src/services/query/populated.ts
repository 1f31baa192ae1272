import type { Page } from '@comanda/contract';

/** Loads the documents of these ids; missing or inaccessible ones are omitted. */
export type PopulateTarget = (
  ids: readonly string[],
) => ReadonlyMap<string, object> | Promise<ReadonlyMap<string, object>>;
/** Loaders by populated path. */
export type PopulateTargets = Readonly<Record<string, PopulateTarget>>;

/**
 * Replaces ids, also within lists, by documents for the paths to populate. Each target is called once for all
 * rows. An id without a document stays.
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

/** Populates an answer, paged or not. */
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
