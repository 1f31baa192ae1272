import type { Draft, DropDraft, TakeDraft } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredDraft, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { draftTaken, ensureDraftHolder, ensureStaffActor, heldBy, type StaffActor } from './draft-holder.ts';
import { presentDraft, readDraft, readDraftOfBill, saveDraftRow } from './draft-store.ts';

/**
 * Makes the caller the holder of a draft (till T4.1); does nothing if they are. Lines that they have for the same bill
 * in a draft of their own come into it, since there is one a person and bill. Throws `notFound` if it has ended.
 */
export async function takeDraft(context: CoreContext, call: TakeDraft, caller: Actor): Promise<Draft> {
  const actor = ensureStaffActor(caller);
  const { shop, staff } = actor;
  return context.write(async (tx, publish) => {
    const stored = await openDraft(tx, shop, call.draft);
    if (stored.staff._id === staff._id) return presentDraft(stored);
    const own = await ownDraftOfBill(tx, stored, actor);
    const updatedAt = instantNow(context.clock);
    if (own !== undefined) await saveDraftRow(tx, ended(own, 'dropped', updatedAt), publish);
    const lines = joined(stored.lines, own?.lines ?? []);
    const version = stored.version + 1;
    const taken = {
      ...stored,
      lines,
      ...joinedExtras(stored, own),
      ...heldBy(actor),
      version,
      savedBy: undefined,
      updatedAt,
    };
    await saveDraftRow(tx, taken, publish);
    return presentDraft(taken);
  }, shop);
}

/**
 * Ends a draft without sending it; a repeat returns it as it is. Throws `draftTaken` unless the caller holds it in this
 * version, `notFound` if there is none or it was sent.
 */
export async function dropDraft(context: CoreContext, call: DropDraft, caller: Actor): Promise<Draft> {
  const actor = ensureStaffActor(caller);
  return context.write(async (tx, publish) => {
    const stored = await readDraft(tx, actor.shop, call.draft);
    if (stored === undefined) throw new CodedError('notFound', { draft: call.draft });
    if (stored.staff._id !== actor.staff._id) throw draftTaken(stored);
    if (stored.status === 'dropped') return presentDraft(stored);
    ensureDraftHolder(stored, actor);
    if (stored.version !== call.version) throw draftTaken(stored);
    const dropped = ended(stored, 'dropped', instantNow(context.clock));
    await saveDraftRow(tx, dropped, publish);
    return presentDraft(dropped);
  }, actor.shop);
}

/** Returns a draft as it is once it has ended: without its lines, so that no late save brings them back. */
export function ended(draft: StoredDraft, status: 'sent' | 'dropped', updatedAt: string): StoredDraft {
  return { ...draft, status, lines: [], version: draft.version + 1, updatedAt };
}

async function openDraft(tx: Tx, shop: string, id: string): Promise<StoredDraft> {
  const stored = await readDraft(tx, shop, id);
  if (stored?.status === 'open') return stored;
  throw new CodedError('notFound', { draft: id });
}

async function ownDraftOfBill(
  tx: Tx,
  { shop, session }: StoredDraft,
  { staff }: StaffActor,
): Promise<StoredDraft | undefined> {
  return session === undefined ? undefined : readDraftOfBill(tx, { shop, session, staff: staff._id });
}

/** Returns the coupons, gifts and reductions by hand of a draft with those of another that comes into it. */
function joinedExtras(
  { coupons = [], gifts = [], discounts = [] }: StoredDraft,
  own: StoredDraft | undefined,
): Pick<StoredDraft, 'coupons' | 'gifts' | 'discounts'> {
  if (own === undefined) return {};
  const all = {
    coupons: [...new Set([...coupons, ...(own.coupons ?? [])])],
    gifts: [...new Set([...gifts, ...(own.gifts ?? [])])],
    discounts: [...discounts, ...(own.discounts ?? [])],
  };
  return {
    ...(all.coupons.length > 0 && { coupons: all.coupons }),
    ...(all.gifts.length > 0 && { gifts: all.gifts }),
    ...(all.discounts.length > 0 && { discounts: all.discounts }),
  };
}

function joined(lines: StoredDraft['lines'], more: StoredDraft['lines']): StoredDraft['lines'] {
  const ids = new Set(lines.map(({ id }) => id));
  return [...lines, ...more.filter(({ id }) => !ids.has(id))];
}
