import type { Draft } from '@comanda/contract';
import type { Actor } from '../../core/index.ts';
import type { StoredDraft } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';

/** A signed-in member of staff. */
export type StaffActor = Extract<Actor, { readonly kind: 'staff' }>;

/** Returns the caller as staff. Throws `notAuthenticated` for guests and `forbidden` for any other actor. */
export function ensureStaffActor(actor: Actor): StaffActor {
  if (actor.kind === 'staff') return actor;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}

/** Returns the fields of a draft that name who holds it, and where. */
export function heldBy({ staff, device }: StaffActor): Pick<Draft, 'staff' | 'device'> {
  return { staff: { _id: staff._id, name: staff.name }, ...(device !== undefined && { device }) };
}

/** Returns the refusal that names the draft as it is, and who holds it. */
export function draftTaken({ _id: draft, staff, version }: StoredDraft): CodedError {
  return new CodedError('draftTaken', { draft, staff, version });
}

/** Throws `draftTaken` unless the caller holds the draft, `notFound` if it has ended. */
export function ensureDraftHolder(draft: StoredDraft, { staff }: StaffActor): void {
  if (draft.status !== 'open') throw new CodedError('notFound', { draft: draft._id });
  if (draft.staff._id !== staff._id) throw draftTaken(draft);
}
