import type { Edit } from '@comanda/domain';

/** The most edits of a call, and the most text and values of one: a frame has 64 KiB, a call 5,000 values. */
const MAX = { edits: 2_000, characters: 40_000, values: 4_000 } as const;

/** Returns edits in the calls in which they are sent (office B8.2), in their order. */
export function editBatches(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  const batches: Edit[][] = [];
  let last: Edit[] = [];
  let characters = 0;
  let values = 0;
  for (const edit of edits) {
    const text = JSON.stringify(edit);
    // text outside of ASCII takes up to three bytes
    const size = new TextEncoder().encode(text).length;
    const count = valuesIn(edit);
    const isFull =
      last.length >= MAX.edits || characters + size > MAX.characters || values + count > MAX.values;
    if (isFull && last.length > 0) {
      batches.push(last);
      last = [];
      characters = 0;
      values = 0;
    }
    last.push(edit);
    characters += size;
    values += count;
  }
  return last.length === 0 ? batches : [...batches, last];
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 1);
}

/** Returns the request id of an import's call: the same for the same call, so that a repeat is one (office B8.2). */
export function batchRequestId(importId: string, at: number): string {
  return `${importId.slice(0, 24)}${at.toString(16).padStart(12, '0')}`;
}
