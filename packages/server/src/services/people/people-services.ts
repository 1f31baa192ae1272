import { CALLS, createValidator } from '@comanda/contract';
import type { Identity } from '../../accounts/index.ts';
import type { People } from '../../accounts/people/index.ts';
import type { StaffAuth } from '../../accounts/staff/index.ts';
import { badRequest, createAction, type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

const change = createValidator(CALLS.staff.patch.data);

/** Serves the people of a restaurant: their names to lock screens, their records to those who manage them, their log-ins. */
export function createPeopleServices(
  people: People,
  staffAuth: Pick<StaffAuth, 'names'>,
  identity: Pick<Identity, 'prove' | 'findLogIns' | 'endLogIn'>,
) {
  const readLogIns = createFindQuery('logIns');
  const readNames = createFindQuery('staff');
  const readPeople = createFindQuery('staff/people');
  return {
    staff: {
      async find(call) {
        const query = readNames(call.query);
        return runQuery((await staffAuth.names(call.actor)).map(present.staffNames), query);
      },
      ...createAction('staff', people.create),
      async patch(id, data, call) {
        onlyNames(call.query);
        return present.peopleWithPins(await people.change(id, validated(change, data), call.actor));
      },
    },
    'staff/people': {
      async find(call) {
        const query = readPeople(call.query);
        return runQuery((await people.find(call.actor)).map(present.people), query);
      },
    },
    'staff/drawPin': createAction('staff/drawPin', people.drawPin),
    'staff/invite': createAction('staff/invite', people.invite),
    'staff/acceptInvitation': createAction('staff/acceptInvitation', people.accept),
    logIns: {
      async find(call) {
        const query = readLogIns(call.query);
        return runQuery((await identity.findLogIns(call.actor)).map(present.logIns), query);
      },
      async remove(id, call) {
        onlyNames(call.query);
        if (id === null) throw badRequest({ field: '_id', rule: 'required' });
        return present.logIns(await identity.endLogIn(id, call.actor));
      },
    },
    'logIns/prove': createAction('logIns/prove', async (data, actor) => {
      await identity.prove(data, actor);
      return { status: 'done' as const };
    }),
  } satisfies Record<string, Handlers>;
}
