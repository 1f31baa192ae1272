import { CHANGE_LISTS, type Edit, type Json } from '@comanda/domain';
import { createPersisted } from '../../../../lib/persisted.ts';
import { listOf, object, oneOf, optional, type Schema, text, wholeListOf } from '../../../../lib/schema.ts';

/** The most batches that are taken back, and the most edits in them. */
const MAX_BATCHES = 50;
const MAX_EDITS = 2000;

/** Edits that were made together, and are taken back together. */
type EditBatch = { readonly edits: readonly Edit[] };
/** The last edits of a person on this device, to take them back after a reload as well (B3.2). */
export type KeptEdits = { readonly staff: string; readonly batches: readonly EditBatch[] };

// the cast is sound: what is stored was parsed as JSON
const json: Schema<Json> = (value) => value as Json;

export const editSchema: Schema<Edit> = object({
  list: oneOf(CHANGE_LISTS),
  entity: text,
  path: text,
  was: optional(json),
  value: optional(json),
});

export const keptEdits = createPersisted<KeptEdits>({
  key: 'comanda.officeEdits',
  version: 1,
  schema: object({
    staff: text,
    batches: listOf(
      object({
        edits: wholeListOf(editSchema),
      }),
    ),
  }),
  initial: () => ({ staff: '', batches: [] }),
});

/** Returns a person's batches with another one; the oldest are forgotten where they become too many. */
export function withKept(kept: KeptEdits, staff: string, edits: readonly Edit[]): KeptEdits {
  const before = kept.staff === staff ? kept.batches : [];
  const batches = [...before, { edits }].slice(-MAX_BATCHES);
  const sizeOf = (at: number) => batches[at]?.edits.length ?? 0;
  // the last one is kept whatever its size
  let from = batches.length - 1;
  let room = MAX_EDITS - edits.length;
  while (from > 0 && sizeOf(from - 1) <= room) {
    from -= 1;
    room -= sizeOf(from);
  }
  return { staff, batches: batches.slice(from) };
}

/** Returns a person's batches without the last one. */
export function withoutLast(kept: KeptEdits): KeptEdits {
  return { ...kept, batches: kept.batches.slice(0, -1) };
}
