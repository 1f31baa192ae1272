import type { AuditEntry, Product } from '@comanda/contract';
import { ARCHIVED_AT, type JsonObject } from '@comanda/domain';
import { writeAudit } from '../../audit/index.ts';
import { instantNow, noPause } from '../../lib/index.ts';
import { publishStock } from '../../ordering/stock/index.ts';
import type { Unit } from './change-parts.ts';
import { type ChangedDocument, changedDocuments } from './changed-documents.ts';
import { readDocuments } from './documents.ts';
import { readEdits, type SetRow } from './set-rows.ts';

/** Products that are told one by one, so that phones need not read the catalogue again (office B2.10). */
const MAX_ANNOUNCED = 20;
/** Edits that an audit entry spells out; the set has them all. */
const MAX_AUDITED = 50;

/** Writes one audit entry and one event for each shop that a publishing concerns, and tells a few products themselves. */
export async function announcePublished(
  unit: Unit,
  set: string,
  changed: readonly ChangedDocument[],
): Promise<void> {
  const { tx, publish, context, actor } = unit;
  const all = await shopIds(unit);
  const concerned = all.filter((shop) => changed.some((document) => concerns(document, shop)));
  for (const shop of concerned) {
    const own = changed.filter((document) => concerns(document, shop));
    const { before, after } = spelledOut(own);
    await writeAudit(tx, context, actor, { shop, action: 'publishChanges', entity: set, before, after });
    publish({ topic: 'catalogue', event: 'patched', shop, id: shop, data: { shop, changeSet: set } });
  }
  const products = changed.filter(isAnnouncedProduct);
  if (products.length > MAX_ANNOUNCED) return;
  for (const { after } of products) {
    // the cast is sound: it was checked by the schema of products
    const product = after as unknown as Product;
    const shops = concerned.filter(
      (shop) => (product.shops ?? []).length === 0 || product.shops?.includes(shop),
    );
    for (const shop of shops) await publishStock(tx, product, shop, publish);
  }
}

/** Writes an audit entry about a set as a whole, for each shop that its edits concern, or else the actor's own. */
export async function auditSet(
  unit: Unit,
  { id }: Pick<SetRow, 'id'>,
  change: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  const { tx, context, actor } = unit;
  const edits = await readEdits(tx, id);
  const now = instantNow(context.clock);
  const { changed } = await changedDocuments(edits, await readDocuments(tx, edits), { now, pause: noPause });
  const concerned = (await shopIds(unit)).filter((shop) =>
    changed.some((document) => concerns(document, shop)),
  );
  const shops = concerned.length === 0 && actor.kind === 'staff' ? [actor.shop] : concerned;
  for (const shop of shops) await writeAudit(tx, context, actor, { shop, entity: id, ...change });
}

function isAnnouncedProduct({ list, before, after }: ChangedDocument): boolean {
  return (
    list === 'products' && before !== undefined && after !== undefined && after[ARCHIVED_AT] === undefined
  );
}

/** Returns the shops with those that the same unit adds. */
async function shopIds({ tx }: Unit): Promise<readonly string[]> {
  const rows = await tx.query((q) => q.selectFrom('shops').select('id').orderBy('position').orderBy('id'));
  return rows.map(({ id }) => id);
}

/** Returns true if a document, before or after, names a shop, or none, which means all. */
function concerns({ list, entity, before, after }: ChangedDocument, shop: string): boolean {
  if (list === 'shops') return entity === shop;
  return [before, after].some((state) => state !== undefined && isOfShop(state, shop));
}

function isOfShop({ shop: one, shops }: JsonObject, shop: string): boolean {
  if (typeof one === 'string') return one === shop;
  return !Array.isArray(shops) || shops.length === 0 || shops.includes(shop);
}

/** Returns the values of the first edits by document and path, before and after. */
function spelledOut(changed: readonly ChangedDocument[]) {
  const edits = changed.flatMap((document) => document.edits);
  const some = edits.slice(0, MAX_AUDITED);
  const of = (field: 'was' | 'value') =>
    Object.fromEntries(some.map((edit) => [`${edit.list}/${edit.entity}/${edit.path}`, edit[field] ?? null]));
  return { before: of('was'), after: { ...of('value'), edits: edits.length } };
}
