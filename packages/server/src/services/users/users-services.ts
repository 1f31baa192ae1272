import { CALLS, createValidator, type User } from '@comanda/contract';
import type { Identity } from '../../accounts/index.ts';
import type { Users } from '../../accounts/users/index.ts';
import type { CatalogueReader } from '../../catalogue/index.ts';
import type { Actor } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { badRequest, type Call, createAction, type Handlers, onlyNames, validated } from '../call/index.ts';
import { catalogueTargets } from '../catalogue/index.ts';
import { present } from '../present/index.ts';
import {
  answerOf,
  createFindQuery,
  createGetQuery,
  populated,
  populatedAnswer,
  type Query,
  runQuery,
  selected,
} from '../query/index.ts';

const signUp = createValidator(CALLS.users.create.data);
const changeProfile = createValidator(CALLS.users.patch.data);
const forgotPassword = createValidator(CALLS['users/forgotPassword'].create.data);
const DONE = { status: 'done' } as const;
/** Fields by which the till looks up a member, exactly one at a time. */
const EXACT = ['_id', 'email', 'phone'] as const;

/** Serves members. Members list only themselves; the till looks one up by an exact id, e-mail or phone. */
export function createUserServices(users: Users, identity: Identity, catalogue: CatalogueReader) {
  const readQuery = createFindQuery('users');
  const readGet = createGetQuery('users');
  const targets = catalogueTargets('users', catalogue);

  async function findOneself(id: string, query: Query) {
    const user = await users.get(id);
    return runQuery(user === undefined ? [] : [present.users(user)], query);
  }

  async function findForTill({ query: asked, actor }: Call, query: Query) {
    const { field, value } = exactCondition(asked);
    const found = await users.lookUp(field, value, shopOf(actor, catalogue));
    const rows: readonly User[] = found === undefined ? [] : [present.users(found)];
    const data = rows.slice(query.skip, query.skip + query.limit);
    return answerOf({ total: rows.length, data }, query);
  }

  return {
    users: {
      async find(call) {
        const query = readQuery(call.query);
        const { actor } = call;
        const answer = await (actor.kind === 'member'
          ? findOneself(actor.user, query)
          : findForTill(call, query));
        return populatedAnswer(answer, query, targets);
      },
      async get(id, call) {
        const query = readGet(call.query);
        const { actor } = call;
        const isOwn = actor.kind === 'member' && actor.user === id;
        const user = isOwn
          ? await users.get(id)
          : actor.kind === 'staff' || actor.kind === 'integration'
            ? await users.lookUp('_id', id, shopOf(actor, catalogue))
            : undefined;
        if (user === undefined) throw new CodedError('notFound');
        const [row] = await populated([selected(present.users(user), query.select)], query, targets);
        return row;
      },
      async create(data, call) {
        onlyNames(call.query);
        return present.users(await users.signUp(validated(signUp, data), call.address));
      },
      async patch(id, data, call) {
        onlyNames(call.query);
        const change = validated(changeProfile, data);
        return present.users(await users.change(id, change, call.actor, call.address));
      },
    },
    ...createPasswordServices(identity),
  } satisfies Record<string, Handlers>;
}

/** Returns the shop in whose country a telephone number is read; `forbidden` for guests, members and devices. */
function shopOf(actor: Actor, catalogue: CatalogueReader): string {
  if (actor.kind === 'staff') return actor.shop;
  if (actor.kind !== 'integration') throw new CodedError('forbidden');
  return actor.shops[0] ?? catalogue.list('shops')[0]?._id ?? '';
}

/** Serves log-outs and password resets. */
function createPasswordServices(identity: Identity) {
  return {
    'users/logoutEverywhere': createAction('users/logoutEverywhere', async (_nothing, actor) => {
      await identity.logOutEverywhere(actor);
      return DONE;
    }),
    'users/forgotPassword': {
      async create(data, call) {
        onlyNames(call.query);
        await identity.forgotPassword(validated(forgotPassword, data), call.address);
        return DONE;
      },
    },
    'users/resetPassword': createAction('users/resetPassword', async (reset) => {
      await identity.resetPassword(reset);
      return DONE;
    }),
  } satisfies Record<string, Handlers>;
}

/**
 * Returns the single condition of the till's look-up. Other operators would allow probing for data that the
 * till may not see.
 */
function exactCondition(asked: Call['query']): { field: (typeof EXACT)[number]; value: string } {
  const { $limit: _limit, $skip: _skip, $select: _select, $populate: _populate, ...conditions } = asked;
  const [name, ...others] = Object.keys(conditions);
  const field = EXACT.find((known) => known === name);
  if (field === undefined || others.length > 0) throw badRequest({ field: '_id', rule: 'exact' });
  const value = conditions[field];
  if (typeof value !== 'string') throw badRequest({ field, rule: 'exact' });
  return { field, value };
}
