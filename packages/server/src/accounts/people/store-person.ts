import type { AuditEntry, Person, PersonWithPin } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, withIdempotency } from '../../core/index.ts';
import type { StoredStaff, Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { endAllLogIns, publishIdentity } from '../log-ins/index.ts';
import { allStaff, insertStaff, readStaff, updateStaff } from '../stores/index.ts';

/** The queue that changes of people wait in, so that an owner and a PIN stay what they were read as. */
export const PEOPLE_QUEUE = 'people';
/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';
/** Limit of attempts at a change that concurrent changes keep overtaking. */
const ATTEMPTS = 10;

/** A call that changes a person. */
type Request = {
  readonly requestId: string;
  readonly call: string;
  readonly body: unknown;
  readonly actor: Actor;
};
/** A person as they were, and are to be; with the PIN if one was drawn. */
export type PlannedPerson = {
  readonly action: Extract<AuditEntry['action'], 'createPerson' | 'changePerson' | 'drawPin'>;
  readonly before?: StoredStaff;
  readonly after: StoredStaff;
  readonly pin?: string;
};

/** The people changed between plan and transaction. */
class PeopleMoved extends Error {}

/**
 * Stores what is planned for a person, with its audit entry and its events, in one transaction, and returns the person.
 * It is planned outside, since drawing a PIN takes long, from all people as they are read, and anew if they have changed
 * until the transaction. A repeat of the request is answered without PIN.
 */
export async function storePerson(
  context: CoreContext,
  request: Request,
  plan: (people: readonly StoredStaff[]) => Promise<PlannedPerson>,
): Promise<PersonWithPin> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const people = await allStaff(context.read);
    const planned = await plan(people);
    try {
      return await stored(context, request, { people, planned });
    } catch (error) {
      if (!(error instanceof PeopleMoved)) throw error;
    }
  }
  throw new CodedError('unavailable');
}

async function stored(
  context: CoreContext,
  request: Request,
  { people, planned }: { readonly people: readonly StoredStaff[]; readonly planned: PlannedPerson },
): Promise<PersonWithPin> {
  const { after, pin } = planned;
  const { answer, isReplay } = await context.write(
    (tx, publish) =>
      withIdempotency(tx, context, request, async () => {
        if (JSON.stringify(await allStaff(tx)) !== JSON.stringify(people)) throw new PeopleMoved();
        await save(tx, planned, request.actor, publish);
        await audit(tx, context, planned, request.actor);
        publishPerson(context, planned, publish);
        return after._id;
      }),
    PEOPLE_QUEUE,
  );
  if (!isReplay) return { ...presentPerson(after), ...(pin !== undefined && { pin }) };
  const earlier = await readStaff(context.read, answer);
  if (earlier === undefined) throw new CodedError('notFound');
  return presentPerson(earlier);
}

/** Saves a person; who is archived or has a new PIN is signed out, but for the log-in that makes the call. */
async function save(
  tx: Tx,
  { before, after, pin }: PlannedPerson,
  actor: Actor,
  publish: Publish,
): Promise<void> {
  if (before === undefined) return insertStaff(tx, [after]);
  await updateStaff(tx, after._id, () => after);
  const isArchived = after.archivedAt !== undefined;
  if (!isArchived && pin === undefined) return publishIdentity(after._id, publish);
  const own = actor.kind === 'staff' && !isArchived ? actor.logIn : undefined;
  return endAllLogIns(tx, { kind: 'staff', subject: after._id }, publish, own);
}

async function audit(
  tx: Tx,
  context: CoreContext,
  { action, before, after, pin }: PlannedPerson,
  actor: Actor,
): Promise<void> {
  const shops = new Set([before, after].flatMap((person) => (person === undefined ? [] : placesOf(person))));
  const [shop = ALL_SHOPS] = shops.size === 1 ? shops : [];
  await writeAudit(tx, context, actor, {
    shop,
    action,
    entity: after._id,
    ...(before !== undefined && { before: auditedFields(before) }),
    after: { ...auditedFields(after), ...(pin !== undefined && { newPin: true }) },
  });
}

/** Returns the place of an audit entry about a person: their only shop, or all. */
export function auditPlace(person: StoredStaff): string {
  const [place = ALL_SHOPS, ...others] = placesOf(person);
  return others.length === 0 ? place : ALL_SHOPS;
}

function placesOf({ shops }: StoredStaff): readonly string[] {
  return shops.length === 0 ? [ALL_SHOPS] : shops;
}

function auditedFields({ name, role, shops, archivedAt }: StoredStaff) {
  return { name, role, shops, ...(archivedAt !== undefined && { archivedAt }) };
}

/** Tells the shops of a person, before and after, that their people have changed. */
function publishPerson(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { before, after }: PlannedPerson,
  publish: Publish,
): void {
  const everywhere = catalogue.list('shops').map(({ _id }) => _id);
  const shopsOf = ({ shops }: StoredStaff) => (shops.length === 0 ? everywhere : shops);
  const shops = new Set([...(before === undefined ? [] : shopsOf(before)), ...shopsOf(after)]);
  const { _id: id } = after;
  const event = before === undefined ? 'created' : 'patched';
  for (const shop of shops) publish({ topic: 'staff', event, shop, id, data: { _id: id } });
}

/** Returns a person without the hashes of PIN and password. */
export function presentPerson(person: StoredStaff): Person {
  const { _id, name, role, shops, archivedAt, email, passwordHash } = person;
  return {
    ...{ _id, name, role, shops },
    ...(archivedAt !== undefined && { archivedAt }),
    ...(email !== undefined && { email }),
    ...(passwordHash !== undefined && { hasPassword: true as const }),
  };
}
