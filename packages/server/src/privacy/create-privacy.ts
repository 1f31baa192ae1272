import type { ErasePerson, ExportPerson, PersonalData } from '@comanda/contract';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import { readUser } from '../accounts/stores/index.ts';
import { ensurePassword } from '../accounts/users/index.ts';
import { type Actor, type CoreContext, ensureMember } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { eraseOldContacts } from './erase-old-contacts.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

/** Calls for the data kept about a person, for the member with their password, and for owners (office B8.6). */
export type Privacy = {
  /** Returns everything that is kept about a member. Throws `notFound`, `invalidCredentials`, or `forbidden` for others. */
  export(call: ExportPerson, actor: Actor, address: string): Promise<PersonalData>;
  /**
   * Erases a member, and returns the attachment of their picture, which is to be removed. Throws as `export` does, and
   * `ordersOpen` with the `sessions` that are not finished.
   */
  erase(call: ErasePerson, actor: Actor, address: string): Promise<string | undefined>;
  /** Erases the contacts of guests' old bills; returns how many bills were looked at. */
  eraseOldContacts(): Promise<number>;
};

/** Creates the export and the erasing of a person's data. */
export function createPrivacy(context: CoreContext, parts: AuthGuards): Privacy {
  return {
    async export(call, actor, address) {
      return exportPerson(context, await concerned(context, parts, { call, actor, address }), actor);
    },
    async erase(call, actor, address) {
      const user = await concerned(context, parts, { call, actor, address });
      return erasePerson(context, { user, requestId: call.requestId }, actor);
    },
    eraseOldContacts: () => eraseOldContacts(context),
  };
}

type Request = {
  readonly call: ExportPerson;
  readonly actor: Actor;
  readonly address: string;
};

/** Returns the member concerned, whom owners name; members prove by their password that it is themselves. */
async function concerned(
  { read }: CoreContext,
  parts: AuthGuards,
  { call: { user, password }, actor, address }: Request,
): Promise<string> {
  if (actor.kind === 'staff' && actor.staff.role === 'owner') {
    if (user !== undefined) return user;
    throw new CodedError('badRequest', { problems: [{ field: '/user', rule: 'required' }] });
  }
  const own = ensureMember(actor);
  if (user !== undefined && user !== own) throw new CodedError('forbidden');
  const record = await readUser(read, own);
  if (record === undefined) throw new CodedError('notFound');
  await ensurePassword(parts, record, password, address);
  return own;
}
