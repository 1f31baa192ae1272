import type { IncomingLine } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredDraft, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { ensureDraftHolder, heldBy, type StaffActor } from './draft-holder.ts';
import { insertDraft, readDraft, saveDraftRow } from './draft-store.ts';
import { ended } from './take-draft.ts';

type Sending = {
  /** The draft that the lines come from; nothing is done without one. */
  readonly draft: string | undefined;
  readonly shop: string;
  /** The bill that the lines were placed on. */
  readonly session: string;
  readonly lines: readonly Pick<IncomingLine, 'id'>[];
};

/**
 * Takes the placed lines out of their draft, in the unit of work that places them (till T4.2): without lines left it has
 * ended. A draft that was never saved ends all the same, so that its first save, if it comes late, brings nothing back.
 * The unit of work has to be one of the shop's queue. Throws `draftTaken` if somebody else holds the draft, `notFound`
 * if it has ended, `badRequest` for a draft from anybody but staff.
 */
export async function sendDraft(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  { draft, shop, session, lines }: Sending,
  { actor, publish }: { readonly actor: Actor; readonly publish: Publish },
): Promise<void> {
  if (draft === undefined) return;
  if (actor.kind !== 'staff' || actor.shop !== shop)
    throw new CodedError('badRequest', { problems: [{ field: '/draft', rule: 'field' }] });
  const now = instantNow(context.clock);
  const stored = await readDraft(tx, shop, draft);
  if (stored === undefined) {
    await insertDraft(tx, unsaved({ _id: draft, shop, session }, actor, now), publish);
    return;
  }
  ensureDraftHolder(stored, actor);
  const sent = new Set(lines.map(({ id }) => id));
  const left = stored.lines.filter(({ id }) => !sent.has(id));
  const rest = { ...stored, lines: left, version: stored.version + 1, updatedAt: now, savedBy: undefined };
  await saveDraftRow(tx, left.length === 0 ? ended(stored, 'sent', now) : rest, publish);
}

/** Returns the draft that was sent before it was saved. */
function unsaved(
  bill: { readonly _id: string; readonly shop: string; readonly session: string },
  actor: StaffActor,
  now: string,
): StoredDraft {
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  return { ...bill, status: 'sent', lines: [], ...heldBy(actor), ...stamps };
}
