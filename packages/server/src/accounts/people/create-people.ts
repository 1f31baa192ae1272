import type { ChangePerson, CreatePerson, DrawPin, Person, PersonWithPin } from '@comanda/contract';
import { shopsManagedBy, workTogether } from '@comanda/domain';
import { type Actor, type CoreContext, ensureManagement } from '../../core/index.ts';
import { allStaff, staffSeenTimes } from '../stores/index.ts';
import { changePerson, createPerson, drawPin } from './change-people.ts';
import { presentPerson } from './store-person.ts';

/** The people of a restaurant, as its management adds and changes them. */
export type People = {
  /** Returns the people of the shops whose people the actor manages, archived ones included. */
  find(actor: Actor): Promise<readonly Person[]>;
  create(call: CreatePerson, actor: Actor): Promise<PersonWithPin>;
  change(id: string, call: ChangePerson, actor: Actor): Promise<PersonWithPin>;
  drawPin(call: DrawPin, actor: Actor): Promise<PersonWithPin>;
};

/** Creates the calls for the people of a restaurant (office B6.1). */
export function createPeople(context: CoreContext): People {
  return {
    async find(actor) {
      const { staff, shop } = ensureManagement(actor);
      const shops = shopsManagedBy({ ...staff, shop });
      const [people, seen] = await Promise.all([allStaff(context.read), staffSeenTimes(context.read)]);
      const managed =
        shops === 'all'
          ? people
          : people.filter((person) => workTogether(person, { role: staff.role, shops }));
      return managed.map((person) => {
        const lastSeenAt = seen.get(person._id);
        return { ...presentPerson(person), ...(lastSeenAt !== undefined && { lastSeenAt }) };
      });
    },
    create: (call, actor) => createPerson(context, call, actor),
    change: (id, call, actor) => changePerson(context, { id, call, actor }),
    drawPin: (call, actor) => drawPin(context, call, actor),
  };
}
