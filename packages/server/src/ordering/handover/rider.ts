import type { RiderDelivery, RiderHandOver, RiderLinkRequest, RiderRequest } from '@comanda/contract';
import { isUnsoldStatus } from '@comanda/domain';
import { type AuthGuards, riderKeys } from '../../accounts/attempt-limiter/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { isUnsentToKitchen } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import {
  lockSession,
  presentSession,
  publishSession,
  readSession,
  type SessionRecord,
  saveSession,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { takeStep } from './hand-over.ts';
import { newRider, riderPath, riderUntil, sessionOfToken } from './rider-token.ts';

type Limiter = Pick<AuthGuards, 'attemptLimiter'>;

/** Everything about riders' links, for the network address that a call comes from. */
export type RiderCall<Data> = { readonly call: Data; readonly actor: Actor; readonly address: string };

/**
 * Returns the path of the link with which a rider sees a delivery, and its end: the same for all of the staff until it
 * ends or is renewed. Throws `sessionNotFound`, or `sessionReadOnly` for what is no delivery, or no sale any more.
 */
export async function riderLink(
  context: CoreContext,
  { session: id, renew = false }: RiderLinkRequest,
  actor: Actor,
): Promise<{ readonly path: string; readonly expiresAt: string }> {
  return context.write(async (tx, publish) => {
    const { session, lines } = await lockSession(tx, id);
    if (actor.kind !== 'staff' || actor.shop !== session.shop) throw new CodedError('sessionNotFound');
    const { status, type } = session;
    if (type !== 'delivery' || isUnsoldStatus(status)) throw new CodedError('sessionReadOnly', { status });
    const isGood = session.rider !== undefined && session.rider.until > instantNow(context.clock) && !renew;
    const rider = isGood ? session.rider : newRider(context);
    if (!isGood) {
      const isHeld = await isUnsentToKitchen(tx, id);
      const linked = { ...session, rider };
      await saveSession(tx, linked, { isHeld });
      publishSession(presentSession({ session: linked, lines }), publish);
    }
    return { path: riderPath(context, id, rider), expiresAt: rider.until };
  });
}

/** Reads the delivery of a rider's link. Throws `linkExpired`, or `tooManyRequests` after many wrong tokens. */
export async function readRiderDelivery(
  context: CoreContext,
  limiter: Limiter,
  { call, address }: RiderCall<RiderRequest>,
): Promise<RiderDelivery> {
  const { record, until } = await openLink(context, limiter, { read: context.read, ...call, address });
  return deliveryOf(context, record, until);
}

/** Marks the delivery of a rider's link. Throws as `readRiderDelivery` and `takeStep`. */
export async function riderHandOver(
  context: CoreContext,
  limiter: Limiter,
  { call, actor, address }: RiderCall<RiderHandOver>,
): Promise<RiderDelivery> {
  const { requestId, token, to, reason } = call;
  const { record } = await openLink(context, limiter, { read: context.read, token, address });
  const { _id: session } = record.session;
  const body = { session, to, reason };
  await context.write((tx, publish) =>
    withSessionIdempotency(
      tx,
      context,
      { actor, requestId, call: 'riderHandOver', body, session },
      async () => {
        const locked = await lockSession(tx, session);
        if (riderUntil(context, locked.session, token) === undefined) throw new CodedError('linkExpired');
        return takeStep(tx, context, locked, { to, reason, actor, by: 'rider' }, publish);
      },
    ),
  );
  return readRiderDelivery(context, limiter, { call: { token }, actor, address });
}

/** Reads the bill of a token and the end of its link. Wrong tokens count against the address that they come from. */
async function openLink(
  { secret, clock }: CoreContext,
  { attemptLimiter }: Limiter,
  { read, token, address }: { readonly read: Reads; readonly token: string; readonly address: string },
): Promise<{ readonly record: SessionRecord; readonly until: string }> {
  const id = sessionOfToken(token);
  const record = id === undefined ? undefined : await readSession(read, id).catch(absent);
  const until = record && riderUntil({ secret, clock }, record.session, token);
  if (record !== undefined && until !== undefined && !isUnsoldStatus(record.session.status))
    return { record, until };
  await attemptLimiter.consume(riderKeys(address));
  throw new CodedError('linkExpired');
}

function absent(error: unknown): undefined {
  if (error instanceof CodedError && error.code === 'sessionNotFound') return undefined;
  throw error;
}

/** Returns what a rider needs of a delivery: whom it is for and where only while it is to be brought. */
function deliveryOf(
  context: Pick<CoreContext, 'catalogue'>,
  { session, lines }: SessionRecord,
  expiresAt: string,
): RiderDelivery {
  const { name, phone, address, currency, timezone } = shopOf(context, session.shop);
  const { orderNumber = '', tvStatus, handover, zoneName, estimatedAt, bill } = session;
  const isOpen = handover === undefined || handover.state === 'onTheWay';
  const dishes = lines.filter(({ status, fromProduct }) => status !== 'cancel' && fromProduct === undefined);
  return {
    shop: { name, phone, address, currency, timezone },
    ...{ orderNumber, tvStatus, handover, zoneName, estimatedAt, expiresAt },
    ...(isOpen && { address: session.address, contact: session.contact, remark: session.remark }),
    dishes: dishes.map((line) => ({ name: line.name, quantity: line.quantity })),
    toCollect: Math.max(0, bill.outstanding),
  };
}
