import { randomUUID } from 'node:crypto';
import type { EditChangeSet } from '@comanda/contract';
import type { Core } from '../../src/composition/create-core.ts';
import { aStaffMember } from './calls.ts';
import { SHOP } from './small-organisation.ts';

export const OWNER = aStaffMember('owner');
type Edit = EditChangeSet['edits'][number];

/** Returns an edit of a product; without a value it is absent. */
export function anEdit(entity: string, path: string, was: unknown, value: unknown): Edit {
  return { list: 'products', entity, path, was, value };
}

/** Adds edits to the open set, or to another one. */
export function draft(core: Core, edits: readonly Edit[], more: Partial<EditChangeSet> = {}, actor = OWNER) {
  return core.changeSets.edit(
    { requestId: randomUUID(), changeSet: 'open', edits: [...edits], ...more },
    actor,
  );
}

/** Publishes a set as it was answered. */
export function publish(
  core: Core,
  { _id: changeSet, version }: { _id: string; version: number },
  actor = OWNER,
) {
  return core.changeSets.publish({ requestId: randomUUID(), changeSet, version }, actor);
}

/** Returns a product's price on a shop's menu. */
export async function priceOf(core: Core, product: string, shop = SHOP): Promise<number | undefined> {
  return (await core.catalogue.load(shop)).get('products', product)?.price;
}

/** Returns the error of a promise; undefined if it has none. */
export async function refusal(promise: Promise<unknown>) {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}
