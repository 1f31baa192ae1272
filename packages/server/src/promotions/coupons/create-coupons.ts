import type {
  ClaimCoupon,
  ErrorCode,
  IssueCoupon,
  Shop,
  UserCoupon,
  ValidateCoupon,
  ValidatedCoupon,
} from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { readUser } from '../../accounts/stores/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import { ensureMemberSystem, hasMemberSystem } from '../../catalogue/index.ts';
import {
  type Actor,
  type CoreContext,
  ensureManagement,
  ensureMember,
  memberOf,
  userFor,
  withIdempotency,
} from '../../core/index.ts';
import { fromJsonText, type Reads, type Tx, toJsonText } from '../../db/index.ts';
import { CodedError, newId } from '../../lib/index.ts';
import { readSession } from '../../sessions/index.ts';
import { savedStatus } from '../gifts/index.ts';
import { auditGrant, grantShops } from '../grants/index.ts';
import { createCouponAttemptLimiter } from './coupon-attempt-limiter.ts';
import { type CouponRecord, claimCode, couponsOfUser, insertCoupons, readCoupon } from './coupon-store.ts';
import type { Coupons } from './coupons.ts';
import { couponsOf } from './offered-coupons.ts';
import { couponVerdict } from './saved-coupon.ts';

/** Creates the coupons: codes that guests enter, and coupons of members. */
export function createCoupons(
  context: CoreContext,
  { attemptLimiter }: Pick<AuthGuards, 'attemptLimiter'>,
): Coupons {
  const { read } = context;
  return {
    withAttemptLimit: createCouponAttemptLimiter(attemptLimiter),
    validate: (call, actor) => validate(context, call, actor),
    async get(id, actor) {
      const record = await readCoupon(read, id);
      if (record?.coupon._id !== id) return undefined;
      const { user } = record.coupon;
      const isOwn = actor.kind === 'staff' || user === memberOf(actor);
      const isVisible = user === undefined || (isOwn && hasMemberSystem(context.catalogue));
      return isVisible ? presentCoupon(context, record) : undefined;
    },
    async ofUser(user, actor) {
      ensureMemberSystem(context.catalogue);
      const records = await couponsOfUser(read, userFor(actor, user));
      return records.map((record) => presentCoupon(context, record));
    },
    issue: (call, actor) => issue(context, call, actor),
    claim: (call, actor) => claim(context, call, actor),
  };
}

/** Returns a coupon with its current status, without the bill that it was used on. */
export function presentCoupon(
  context: Pick<CoreContext, 'catalogue' | 'clock'>,
  { coupon, isUsedUp }: CouponRecord,
): UserCoupon {
  const { session: _session, ...answer } = coupon;
  return { ...answer, status: savedStatus(context, coupon, isUsedUp) };
}

async function validate(context: CoreContext, call: ValidateCoupon, actor: Actor): Promise<ValidatedCoupon> {
  const { coupon: code, session: id } = call;
  const session = id === undefined ? undefined : (await readSession(context.read, id)).session;
  const shop = await shopFor(context.read, context, code, session?.shop ?? call.shop);
  if (!shop) return { status: 'invalidCode' };
  const coupons = couponsOf(context, session?.discounts ?? []);
  const user = session === undefined ? memberOf(actor) : session.user;
  const couponContext = { shop, session: id, user, coupons };
  const verdict = await couponVerdict(context.read, context, code, couponContext);
  return 'refusal' in verdict
    ? { status: verdict.refusal }
    : { status: 'valid', userCoupon: verdict.id, code: verdict.code, coupon: verdict.rule };
}

/** Returns the shop in which a code is checked: the one named, or else the first where it is valid. */
async function shopFor(
  read: Reads,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  code: string,
  named: string | undefined,
): Promise<Shop | undefined> {
  if (named !== undefined) return shopOf({ catalogue }, named);
  const record = await readCoupon(read, code);
  const [first] = record?.coupon.shops ?? [];
  return first === undefined ? catalogue.list('shops')[0] : catalogue.get('shops', first);
}

/** Stores a new coupon of a member, for one bill unless `maxUses` is given, and returns it. */
export async function giveCoupon(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  input: Pick<UserCoupon, 'coupon' | 'endDate' | 'shops' | 'maxUses'> & { readonly user: string },
): Promise<UserCoupon> {
  const { maxUses = 1, ...rest } = input;
  const coupon: UserCoupon = { _id: newId(clock), status: 'valid', ...rest, maxUses };
  await insertCoupons(tx, [coupon]);
  return coupon;
}

/**
 * Issues a coupon to a member, idempotent per request id. A manager issues for shops that they run. Throws `notFound`,
 * or `forbidden` for other shops.
 */
async function issue(context: CoreContext, call: IssueCoupon, actor: Actor): Promise<UserCoupon> {
  const manager = ensureManagement(actor);
  const { requestId, ...body } = call;
  const { answer } = await context.write((tx) =>
    withIdempotency(tx, context, { actor, requestId, call: 'issueCoupon', body }, async () => {
      const rule = context.catalogue.get('orderDiscounts', call.coupon);
      if (rule?.source !== 'coupon') throw new CodedError('notFound', { coupon: call.coupon });
      const shops = grantShops(manager, rule, call.shops);
      if (!(await readUser(tx, call.user))) throw new CodedError('notFound', { user: call.user });
      const coupon = await giveCoupon(tx, context, { ...body, shops });
      await auditGrant(tx, context, manager, coupon, 'issueCoupon');
      return toJsonText(coupon);
    }),
  );
  return fromJsonText<UserCoupon>(answer);
}

/** Turns a general code into the member's own coupon, once for each member; it takes one use of the code. */
async function claim(context: CoreContext, call: ClaimCoupon, actor: Actor): Promise<UserCoupon> {
  const user = ensureMember(actor);
  const { requestId, ...body } = call;
  const { answer } = await context.write((tx) =>
    withIdempotency(
      tx,
      context,
      { actor, requestId, call: 'claimCoupon', body: { ...body, user } },
      async () => toJsonText(await claimCoupon(tx, context, call.coupon, user)),
    ),
  );
  return fromJsonText<UserCoupon>(answer);
}

async function claimCoupon(tx: Tx, context: CoreContext, code: string, user: string): Promise<UserCoupon> {
  const refusalOf = (refusal: ErrorCode) => new CodedError(refusal, { coupon: code });
  const record = await readCoupon(tx, code);
  const shop = await shopFor(tx, context, code, undefined);
  if (!record || !shop) throw refusalOf('invalidCode');
  const { _id, coupon, endDate, shops } = record.coupon;
  if (record.coupon.user === user) throw refusalOf('alreadyAdded');
  const verdict = await couponVerdict(tx, context, code, { shop, coupons: [] });
  if ('refusal' in verdict) throw refusalOf(verdict.refusal);
  const outcome = await claimCode(tx, { coupon: _id, user });
  if (outcome !== 'claimed') throw refusalOf(outcome === 'alreadyClaimed' ? 'alreadyAdded' : 'alreadyUsed');
  return giveCoupon(tx, context, { user, coupon, endDate, shops });
}
