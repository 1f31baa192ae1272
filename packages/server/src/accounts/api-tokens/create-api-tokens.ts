import type { ApiToken, CreateApiToken, NewApiToken } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, type CoreContext, withIdempotency } from '../../core/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { publishIdentity } from '../log-ins/index.ts';
import { addApiToken, allApiTokens, drawApiToken, readApiToken, removeApiToken } from '../stores/index.ts';

/** The place of audit entries that are of no single shop. */
const ALL_SHOPS = 'all';
const SHOWN = 4;

/** The tokens with which other programs make calls, as owners make and end them (office B9.1). */
export type ApiTokens = {
  /** Returns every token, the oldest first. */
  find(): Promise<readonly ApiToken[]>;
  /** Makes a token, which is answered once. Throws `shopNotFound`, or `badRequest` for an end that is past. */
  create(call: CreateApiToken, actor: Actor): Promise<NewApiToken>;
  /** Ends a token, and the connections signed in with it on every node. Throws `notFound`. */
  end(id: string, actor: Actor): Promise<ApiToken>;
};

/** Creates the calls for tokens of other programs. */
export function createApiTokens(context: CoreContext): ApiTokens {
  return {
    find: () => allApiTokens(context.read),
    create: (call, actor) => createToken(context, call, actor),
    end: (id, actor) => endToken(context, id, actor),
  };
}

async function createToken(context: CoreContext, call: CreateApiToken, actor: Actor): Promise<NewApiToken> {
  const { requestId, name, scopes, shops = [], endsAt } = call;
  const owner = ownerOf(actor);
  for (const shop of shops) shopOf(context, shop);
  if (endsAt !== undefined && Date.parse(endsAt) <= context.clock.now())
    throw new CodedError('badRequest', { problems: [{ field: '/endsAt', rule: 'past' }] });
  const token = drawApiToken();
  const stored = {
    _id: newId(context.clock),
    name,
    scopes,
    shops,
    ...(endsAt !== undefined && { endsAt }),
    last4: token.slice(-SHOWN),
    createdAt: instantNow(context.clock),
    createdBy: { _id: owner._id, name: owner.name },
  };
  const request = { actor, requestId, call: 'apiTokens', body: call };
  const { answer, isReplay } = await context.write((tx) =>
    withIdempotency(tx, context, request, async () => {
      await addApiToken(tx, token, stored);
      const after = auditedFields(stored);
      await writeAudit(tx, context, actor, {
        shop: ALL_SHOPS,
        action: 'createApiToken',
        entity: stored._id,
        after,
      });
      return stored._id;
    }),
  );
  if (!isReplay) return { ...stored, token };
  const earlier = await readApiToken(context.read, answer);
  if (earlier === undefined) throw new CodedError('notFound');
  return earlier;
}

async function endToken(context: CoreContext, id: string, actor: Actor): Promise<ApiToken> {
  ownerOf(actor);
  return context.write(async (tx, publish) => {
    const token = await removeApiToken(tx, id);
    if (token === undefined) throw new CodedError('notFound');
    const before = auditedFields(token);
    await writeAudit(tx, context, actor, { shop: ALL_SHOPS, action: 'endApiToken', entity: id, before });
    publishIdentity(id, publish);
    return token;
  });
}

function ownerOf(actor: Actor) {
  if (actor.kind === 'staff' && actor.staff.role === 'owner') return actor.staff;
  throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
}

function auditedFields({ name, scopes, shops, endsAt }: ApiToken) {
  return { name, scopes, shops, ...(endsAt !== undefined && { endsAt }) };
}
