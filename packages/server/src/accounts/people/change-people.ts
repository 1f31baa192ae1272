import type { ChangePerson, CreatePerson, DrawPin, PersonWithPin } from '@comanda/contract';
import { mayManagePerson, needsNewPin, type StaffPlace } from '@comanda/domain';
import { shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, type CoreContext, ensureManagement } from '../../core/index.ts';
import type { StoredStaff } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { drawPinFor } from './draw-pin.ts';
import { storePerson } from './store-person.ts';

/**
 * Adds a person and draws their PIN (office B6.1). Throws `forbidden`, `shopNotFound`, or `badRequest` without a shop for
 * anybody but an owner.
 */
export async function createPerson(
  context: CoreContext,
  call: CreatePerson,
  actor: Actor,
): Promise<PersonWithPin> {
  const { requestId, name, role, shops } = call;
  ensureMayManage(actor, call);
  ensureShops(context, call);
  return storePerson(context, { requestId, call: 'staff', body: call, actor }, async (people) => {
    const person = { _id: newId(context.clock), name, role, shops };
    return { action: 'createPerson', ...(await drawPinFor(person, people)) };
  });
}

/**
 * Changes a person, who gets a new PIN where the old one is too short or may be taken (office B6.1). Throws `notFound`,
 * `forbidden` unless the actor manages the person before and after, `shopNotFound`, `badRequest`, `lastOwner`.
 */
export async function changePerson(
  context: CoreContext,
  { id, call, actor }: { readonly id: string; readonly call: ChangePerson; readonly actor: Actor },
): Promise<PersonWithPin> {
  const { requestId } = call;
  const request = { requestId, call: 'staff/patch', body: { ...call, id }, actor };
  return storePerson(context, request, async (people) => {
    const before = managedPerson(actor, people, id);
    const after = changed(before, call, instantNow(context.clock));
    ensureMayManage(actor, after);
    if (call.shops !== undefined || call.role !== undefined) ensureShops(context, after);
    ensureOwnerLeft(people, after);
    const isBack = before.archivedAt !== undefined;
    const isNew = after.archivedAt === undefined && (isBack || needsNewPin(before, after));
    return { action: 'changePerson', before, ...(isNew ? await drawPinFor(after, people) : { after }) };
  });
}

/** Draws a new PIN for a person (office B6.1). Throws `forbidden`, and `notFound` for one who is archived, too. */
export async function drawPin(context: CoreContext, call: DrawPin, actor: Actor): Promise<PersonWithPin> {
  const { requestId, person: id } = call;
  return storePerson(context, { requestId, call: 'staff/drawPin', body: call, actor }, async (people) => {
    const before = managedPerson(actor, people, id);
    if (before.archivedAt !== undefined) throw new CodedError('notFound');
    return { action: 'drawPin', before, ...(await drawPinFor(before, people)) };
  });
}

/** Returns a person. Throws `notFound`, and `forbidden` unless the actor manages them. */
export function managedPerson(actor: Actor, people: readonly StoredStaff[], id: string): StoredStaff {
  const person = people.find(({ _id }) => _id === id);
  if (person === undefined) throw new CodedError('notFound');
  ensureMayManage(actor, person);
  return person;
}

function changed(person: StoredStaff, change: ChangePerson, now: string): StoredStaff {
  const { archivedAt, ...kept } = person;
  const { requestId: _requestId, archived = archivedAt !== undefined, ...given } = change;
  return { ...kept, ...given, ...(archived && { archivedAt: archivedAt ?? now }) };
}

/** Throws `forbidden` unless the actor may make or change people of a role and shops. */
function ensureMayManage(actor: Actor, place: StaffPlace): void {
  const { staff, shop } = ensureManagement(actor);
  if (!mayManagePerson({ ...staff, shop }, place)) throw new CodedError('forbidden');
}

/** Throws `shopNotFound`, and `badRequest` for somebody below owner without a shop. */
function ensureShops(context: CoreContext, { role, shops }: StaffPlace): void {
  for (const shop of shops) shopOf(context, shop);
  if (shops.length === 0 && role !== 'owner')
    throw new CodedError('badRequest', { problems: [{ field: '/shops', rule: 'minItems' }] });
}

/** Throws `lastOwner` if nobody is an owner once a person is changed. */
function ensureOwnerLeft(people: readonly StoredStaff[], after: StoredStaff): void {
  const then = people.map((person) => (person._id === after._id ? after : person));
  if (people.some(isOwner) && !then.some(isOwner)) throw new CodedError('lastOwner');
}

function isOwner({ role, archivedAt }: StoredStaff): boolean {
  return role === 'owner' && archivedAt === undefined;
}
