import type { TableSession } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  lockSession,
  presentSession,
  publishSession,
  type SessionRecord,
  withSessionIdempotency,
} from '../../sessions/index.ts';

type Decision = {
  readonly call: 'accept' | 'decline';
  readonly requestId: string;
  readonly body: { readonly session: string };
  readonly actor: Actor;
};

/**
 * Locks an order that waits to be accepted, decides it and publishes the result; idempotent by request id. Throws
 * `sessionNotFound` for no or another shop's, `transitionNotAllowed` with `from` if it does not wait (any more).
 */
export async function decidePending(
  context: CoreContext,
  { actor, ...request }: Decision,
  decide: (tx: Tx, record: SessionRecord, publish: Publish) => Promise<SessionRecord>,
): Promise<TableSession> {
  const { session: id } = request.body;
  return context.write((tx, publish) =>
    withSessionIdempotency(tx, context, { ...request, actor, session: id }, async () => {
      const record = await lockSession(tx, id);
      const { shop, acceptance } = record.session;
      if (actor.kind !== 'staff' || actor.shop !== shop) throw new CodedError('sessionNotFound');
      if (acceptance !== 'pending')
        throw new CodedError('transitionNotAllowed', { from: acceptance, to: request.call });
      const presented = presentSession(await decide(tx, record, publish));
      publishSession(presented, publish);
      return presented;
    }),
  );
}
