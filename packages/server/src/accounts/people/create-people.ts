import type {
  AcceptedInvitation,
  AcceptInvitation,
  ChangePerson,
  CreatePerson,
  DrawPin,
  InvitedPerson,
  InvitePerson,
  Person,
  PersonWithPin,
} from '@comanda/contract';
import { shopsManagedBy, workTogether } from '@comanda/domain';
import { type Actor, type CoreContext, ensureManagement } from '../../core/index.ts';
import { allStaff, staffSeenTimes } from '../stores/index.ts';
import { changePerson, createPerson, drawPin } from './change-people.ts';
import { pendingInvitations } from './invitation-store.ts';
import { acceptInvitation, invitePerson } from './invite-person.ts';
import { presentPerson } from './store-person.ts';

/** The people of a restaurant, as its management adds and changes them. */
export type People = {
  /** Returns the people of the shops whose people the actor manages, archived ones included. */
  find(actor: Actor): Promise<readonly Person[]>;
  create(call: CreatePerson, actor: Actor): Promise<PersonWithPin>;
  change(id: string, call: ChangePerson, actor: Actor): Promise<PersonWithPin>;
  drawPin(call: DrawPin, actor: Actor): Promise<PersonWithPin>;
  /** Throws `forbidden`, `notFound`, `emailTaken`. */
  invite(call: InvitePerson, actor: Actor): Promise<InvitedPerson>;
  /** Throws `linkExpired` for a token that was used, has expired or does not exist. */
  accept(call: AcceptInvitation): Promise<AcceptedInvitation>;
};

/** Creates the calls for the people of a restaurant (office B6.1); `isMailing` tells that there is a mail server. */
export function createPeople(context: CoreContext, options: { readonly isMailing: boolean }): People {
  return {
    async find(actor) {
      const { staff, shop } = ensureManagement(actor);
      const shops = shopsManagedBy({ ...staff, shop });
      const [people, seen, invited] = await Promise.all([
        allStaff(context.read),
        staffSeenTimes(context.read),
        pendingInvitations(context.read, context),
      ]);
      const managed =
        shops === 'all'
          ? people
          : people.filter((person) => workTogether(person, { role: staff.role, shops }));
      return managed.map((person) => {
        const lastSeenAt = seen.get(person._id);
        const invitedUntil = invited.get(person._id);
        return {
          ...presentPerson(person),
          ...(lastSeenAt !== undefined && { lastSeenAt }),
          ...(invitedUntil !== undefined && { invitedUntil }),
        };
      });
    },
    create: (call, actor) => createPerson(context, call, actor),
    change: (id, call, actor) => changePerson(context, { id, call, actor }),
    drawPin: (call, actor) => drawPin(context, call, actor),
    invite: (call, actor) => invitePerson(context, options, call, actor),
    accept: (call) => acceptInvitation(context, call),
  };
}
