import type { ChangeShop, Shop } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, ensureStaff, isManagement } from '../../core/index.ts';
import { fromJsonText, type JsonText, statement, toJsonText } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';

/** Locks the shop's row until the end of the transaction. */
const lock = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('shops')
    .set((row) => ({ position: row.ref('position') }))
    .where('id', '=', p.id)
    .returning('doc'),
);
const save = statement<{ id: string; doc: string }>()((q, p) =>
  q.updateTable('shops').set({ doc: p.doc }).where('id', '=', p.id),
);

/** Opens or closes a shop, or its order types, for guests, or sets how its orders are served, and publishes it. Throws `forbidden` or `shopNotFound`. */
export async function changeShop(
  context: CoreContext,
  id: string,
  change: ChangeShop,
  actor: Actor,
): Promise<Shop> {
  ensureStaff(actor, id);
  if (!isManagement(actor)) throw new CodedError('forbidden');
  return context.write(async (tx, publish) => {
    const row = await tx.first(lock, { id });
    if (!row) throw new CodedError('shopNotFound');
    const shop: Shop = fromJsonText(row.doc as JsonText<Shop>);
    ensureEachOnce(change);
    const changed = withChange(shop, change);
    const before = switchesOf(shop);
    const after = switchesOf(changed);
    if (JSON.stringify(before) === JSON.stringify(after)) return shop;
    await tx.run(save, { id, doc: toJsonText(changed) });
    await writeAudit(tx, context, actor, { shop: id, action: 'changeShop', entity: id, before, after });
    publish({ topic: 'shops', event: 'patched', shop: id, id, data: changed });
    return changed;
  });
}

/** Throws `badRequest` with the field where a course is named twice. */
function ensureEachOnce({ courseNames = [] }: ChangeShop): void {
  const problems = courseNames.flatMap(({ course }, at) =>
    courseNames.findIndex((other) => other.course === course) === at
      ? []
      : [{ field: `/courseNames/${at}/course`, rule: 'uniqueItems' }],
  );
  if (problems.length > 0) throw new CodedError('badRequest', { problems });
}

/** Returns the shop with a change; its names of courses in the order in which they are served. */
function withChange(shop: Shop, change: ChangeShop): Shop {
  const { courses = shop.courses ?? null, courseNames = shop.courseNames ?? [], ...switches } = change;
  const { courses: _mode, courseNames: _names, ...rest } = shop;
  const names = courseNames.toSorted((one, other) => one.course - other.course);
  return {
    ...rest,
    ...switches,
    ...(courses !== null && { courses }),
    ...(names.length > 0 && { courseNames: names }),
  };
}

function switchesOf(shop: Shop) {
  const { openForOnline, openTakeAway, openDineInNoTable, openDelivery } = shop;
  const { acceptOnline, courses, courseNames } = shop;
  return {
    openForOnline,
    openTakeAway,
    openDineInNoTable,
    openDelivery,
    acceptOnline,
    courses,
    courseNames,
  };
}
