import {
  type AcceptedInvitation,
  type AcceptInvitation,
  FALLBACK_LANGUAGE,
  type InvitedPerson,
  type InvitePerson,
} from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, withIdempotency } from '../../core/index.ts';
import type { StoredStaff } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { writeMail } from '../../mails/index.ts';
import { endAllLogIns } from '../log-ins/index.ts';
import { ensureNotCommon } from '../passwords/index.ts';
import { endSecondFactor } from '../second-factor/index.ts';
import { allStaff, presentStaff, updateStaff } from '../stores/index.ts';
import { hashPassword } from '../tokens/index.ts';
import { managedPerson } from './change-people.ts';
import { addInvitation, endInvitations, readInvitation } from './invitation-store.ts';
import { auditPlace, PEOPLE_QUEUE, presentPerson } from './store-person.ts';

/**
 * Invites a person to choose a password for the office, by a link that is good once and for 72 hours (office B6.2). It is
 * mailed; without a mail server it is returned, too, to be passed on. A repeat is answered without it. Throws
 * `forbidden`, `notFound`, and `emailTaken` if somebody else of the staff has the address.
 */
export async function invitePerson(
  context: CoreContext,
  { isMailing }: { readonly isMailing: boolean },
  call: InvitePerson,
  actor: Actor,
): Promise<InvitedPerson> {
  const people = await allStaff(context.read);
  const person = managedPerson(actor, people, call.person);
  if (person.archivedAt !== undefined) throw new CodedError('notFound');
  const email = call.email.toLowerCase();
  ensureFree(people, person, email);
  const request = { requestId: call.requestId, call: 'staff/invite', body: call, actor };
  let invited: { readonly path: string; readonly expiresAt: string } | undefined;
  await context.write(async (tx) => {
    await withIdempotency(tx, context, request, async () => {
      const { token, expiresAt } = await addInvitation(tx, context, { staff: person._id, email });
      invited = { path: `${ROUTES.officeStart}#invitation=${token}`, expiresAt };
      const mail = { to: email, kind: 'invitation', locale: FALLBACK_LANGUAGE.code } as const;
      await writeMail(tx, context, { ...mail, name: person.name, path: invited.path }, expiresAt);
      const entry = { shop: auditPlace(person), action: 'invitePerson', entity: person._id } as const;
      await writeAudit(tx, context, actor, { ...entry, after: { email, expiresAt } });
      return person._id;
    });
  }, PEOPLE_QUEUE);
  if (invited === undefined) return presentPerson(person);
  const { path, expiresAt } = invited;
  return { ...presentPerson(person), invitedUntil: expiresAt, ...(!isMailing && { path }) };
}

/**
 * Sets the password of an invited person, once, and ends their log-ins and second factor (office B6.2). Throws `linkExpired`, also for
 * somebody who left meanwhile, `emailTaken`, and `badRequest` for a common password.
 */
export async function acceptInvitation(
  context: CoreContext,
  { token, password }: AcceptInvitation,
): Promise<AcceptedInvitation> {
  ensureNotCommon(password);
  // hashing is expensive: only for a valid token
  if ((await readInvitation(context.read, context, token)) === undefined) throw new CodedError('linkExpired');
  const passwordHash = await hashPassword(password);
  return context.write(async (tx, publish) => {
    const invitation = await readInvitation(tx, context, token);
    const people = await allStaff(tx);
    const person = people.find(({ _id }) => _id === invitation?.staff);
    if (invitation === undefined || person === undefined || person.archivedAt !== undefined)
      throw new CodedError('linkExpired');
    const { staff, email } = invitation;
    if ((await endInvitations(tx, staff)) === 0) throw new CodedError('linkExpired');
    ensureFree(people, person, email);
    await updateStaff(tx, staff, (stored) => ({ ...stored, email, passwordHash }));
    // whoever lost the phone with the codes is invited again
    await endSecondFactor(tx, staff);
    await endAllLogIns(tx, { kind: 'staff', subject: staff }, publish);
    const shop = auditPlace(person);
    const invited = { kind: 'staff', staff: presentStaff(person), shop } as const;
    await writeAudit(tx, context, invited, {
      shop,
      action: 'acceptInvitation',
      entity: staff,
      after: { email },
    });
    return { email };
  }, PEOPLE_QUEUE);
}

/** Throws `emailTaken` if somebody else of the staff logs in with the address. */
function ensureFree(people: readonly StoredStaff[], person: StoredStaff, email: string): void {
  if (people.some((other) => other._id !== person._id && other.email === email))
    throw new CodedError('emailTaken');
}
