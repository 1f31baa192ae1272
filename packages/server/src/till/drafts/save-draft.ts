import type { Draft, SaveDraft } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredDraft, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { linesPlaced, shopOfSession } from '../../sessions/index.ts';
import { draftTaken, ensureDraftHolder, ensureStaffActor, heldBy, type StaffActor } from './draft-holder.ts';
import { insertDraft, presentDraft, readDraft, readDraftOfBill, saveDraftRow } from './draft-store.ts';

type Save = { readonly call: SaveDraft; readonly actor: StaffActor; readonly publish: Publish };

/**
 * Stores a draft whole (till T4.1); a repeat of the last save returns it as it is. Throws `draftTaken` if somebody else
 * holds it, it was changed since this version, or the caller has another one for the same bill; `notFound` if it has
 * ended, `sessionNotFound` for a bill of no or another shop, `cartInvalid` for a new one with lines that were sent.
 */
export async function saveDraft(context: CoreContext, call: SaveDraft, caller: Actor): Promise<Draft> {
  const actor = ensureStaffActor(caller);
  const { shop } = actor;
  return context.write(async (tx, publish) => {
    const stored = await readDraft(tx, shop, call.draft);
    if (stored !== undefined && stored.savedBy === call.requestId) return presentDraft(stored);
    await ensureOnlyOfBill(tx, call, actor);
    const save = { call, actor, publish };
    return presentDraft(await (stored ? change(tx, context, stored, save) : insert(tx, context, save)));
  }, shop);
}

/** Throws unless the draft's bill, if it has one, is the shop's, and the caller has no other draft for it. */
async function ensureOnlyOfBill(tx: Tx, { session, draft }: SaveDraft, actor: StaffActor): Promise<void> {
  if (session === undefined) return;
  const { shop, staff } = actor;
  if ((await shopOfSession(tx, session)) !== shop) throw new CodedError('sessionNotFound');
  const other = await readDraftOfBill(tx, { shop, session, staff: staff._id });
  if (other !== undefined && other._id !== draft) throw draftTaken(other);
}

async function insert(tx: Tx, { clock }: CoreContext, { call, actor, publish }: Save): Promise<StoredDraft> {
  const { draft: _id, version, ...content } = contentOf(call);
  if (version !== 0) throw new CodedError('notFound', { draft: _id });
  await ensureUnsent(tx, call, actor);
  const now = instantNow(clock);
  const { shop } = actor;
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  const draft: StoredDraft = { _id, shop, status: 'open', ...content, ...heldBy(actor), ...stamps };
  await insertDraft(tx, draft, publish);
  return draft;
}

/** Throws `cartInvalid` with those of the lines that are on a bill: a draft that was sent does not come back under another id. */
async function ensureUnsent(tx: Tx, { lines }: SaveDraft, { shop }: StaffActor): Promise<void> {
  const placed = await linesPlaced(tx, { shop, lines });
  if (placed.length === 0) return;
  const problems = placed.map(({ id: line, session }) => ({ line, code: 'duplicateLine', session }));
  throw new CodedError('cartInvalid', { problems });
}

async function change(
  tx: Tx,
  { clock }: CoreContext,
  stored: StoredDraft,
  { call, actor, publish }: Save,
): Promise<StoredDraft> {
  ensureDraftHolder(stored, actor);
  if (stored.version !== call.version) throw draftTaken(stored);
  const { draft: _id, version, ...content } = contentOf(call);
  const { shop, status, createdAt } = stored;
  const stamps = { version: version + 1, createdAt, updatedAt: instantNow(clock) };
  const draft: StoredDraft = { _id, shop, status, ...content, ...heldBy(actor), ...stamps };
  await saveDraftRow(tx, draft, publish);
  return draft;
}

/** Returns all that a save stores, with the request that its repeat is recognised by. */
function contentOf({ requestId: savedBy, ...content }: SaveDraft) {
  return { ...content, savedBy };
}
