import { API_SCOPES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { ApiScope } from '../entities/api-token.ts';
import { Closed, Id, Instant, OneLine, RequestId } from '../schema.ts';

/** Data of create apiTokens: a token for another program. */
export const CreateApiToken = Closed(
  {
    requestId: RequestId,
    name: OneLine(60),
    scopes: Type.Array(ApiScope, { minItems: 1, maxItems: API_SCOPES.length, uniqueItems: true }),
    /** The shops that it is good for; every shop when absent or empty. */
    shops: Type.Optional(Type.Array(Id('shop'), { maxItems: 1_000, uniqueItems: true })),
    /** The moment from which it is refused; never when absent. */
    endsAt: Type.Optional(Instant),
  },
  { $id: 'CreateApiToken' },
);
export type CreateApiToken = Static<typeof CreateApiToken>;
