import { API_SCOPES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, OneLine } from '../schema.ts';

export const ApiScope = Type.Enum(API_SCOPES);

/** The beginning of every API token, by which scanners of sources know one that was published. */
export const API_TOKEN_PREFIX = 'cmd_';

/** A token with which another program makes calls (office B9.1); only its hash is stored. */
const fields = {
  _id: Id('apiToken'),
  /** The program that has it, such as "Website". */
  name: OneLine(60),
  scopes: Type.Array(ApiScope, { minItems: 1, maxItems: API_SCOPES.length, uniqueItems: true }),
  /** The shops that it is good for; every shop when empty. */
  shops: Type.Array(Id('shop'), { maxItems: 1_000, uniqueItems: true }),
  /** The moment from which it is refused; never when absent. */
  endsAt: Type.Optional(Instant),
  /** Its last four characters. */
  last4: Type.String(),
  createdAt: Instant,
  /** The owner who made it. */
  createdBy: Closed({ _id: Id('staff'), name: Type.String() }),
  /** The last call made with it, precise to the minute; absent before the first. */
  lastUsedAt: Type.Optional(Instant),
};

export const ApiToken = Entity('ApiToken', fields);
export type ApiToken = Static<typeof ApiToken>;

/** A token that was just made. */
export const NewApiToken = Entity('NewApiToken', {
  ...fields,
  /** The token itself, answered once: a repeated request is answered without it. */
  token: Type.Optional(Type.String()),
});
export type NewApiToken = Static<typeof NewApiToken>;
