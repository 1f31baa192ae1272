import type {
  AdjustPoints,
  BoughtReward,
  PointBalance,
  PointEntry,
  RedeemPoints,
  Reward,
} from '@comanda/contract';
import { DAY_MS } from '@comanda/domain';
import { readUser } from '../../accounts/stores/index.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  type Actor,
  type CoreContext,
  ensureManagement,
  ensureMember,
  type Manager,
  userFor,
  withIdempotency,
} from '../../core/index.ts';
import {
  type Builder,
  fromJsonText,
  type Listed,
  type ListQuery,
  readDocumentList,
  type SqlFields,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { giveCoupon } from '../coupons/index.ts';
import { giveGift } from '../gifts/index.ts';
import {
  availablePoints,
  expirePointsOf,
  givePoints,
  lockPurses,
  pointShop,
  takePoints,
} from '../points/index.ts';

export type Points = {
  /** Returns the points that a member can spend, in a shop or in all. */
  available(
    query: { readonly user: string; readonly shop?: string },
    actor: Actor,
  ): Promise<readonly PointBalance[]>;
  /** Returns the point history of a member, newest first. */
  find(query: ListQuery & { readonly user: string }, actor: Actor): Promise<Listed<PointEntry>>;
  redeem(call: RedeemPoints, actor: Actor): Promise<BoughtReward>;
  adjust(call: AdjustPoints, actor: Actor): Promise<PointEntry>;
  /** Books the expiry of overdue points; returns how many members had some. */
  expire(): Promise<number>;
};

const MAX_ROWS = 100;
const MAX_USERS_PER_RUN = 100;
const FIELDS: SqlFields = { _id: 'id', user: 'user', reason: 'reason', createdAt: 'created_at' };
// Ids start with their time.
const NEWEST_FIRST = [{ field: '_id', direction: -1 }] as const;

/** Creates the points of members and the rewards that they buy with them. */
export function createPoints(context: CoreContext): Points {
  const { read } = context;
  return {
    available: async ({ user, shop }, actor) =>
      availablePoints(read, context, { user: userFor(actor, user), shop }),
    async find({ user, ...query }, actor) {
      const owner = userFor(actor, user);
      const list = {
        from: (q: Builder) => q.selectFrom('point_entries').where('user', '=', owner),
        fields: FIELDS,
        order: NEWEST_FIRST,
        maxRows: MAX_ROWS,
      };
      return readDocumentList(read, list, query);
    },
    redeem: (call, actor) => redeem(context, call, actor),
    adjust: (call, actor) => adjust(context, call, actor),
    expire: () => expirePoints(context),
  };
}

/** Buys a reward for the calling member, idempotent per request id. Throws `notFound`, `notCurrentShop` or `notEnoughPoints`. */
async function redeem(context: CoreContext, call: RedeemPoints, actor: Actor): Promise<BoughtReward> {
  const user = ensureMember(actor);
  const { requestId, ...body } = call;
  const { answer } = await context.write((tx) =>
    withIdempotency(
      tx,
      context,
      { actor, requestId, call: 'redeemPoints', body: { ...body, user } },
      async () => {
        const { _id: reward, points: amount, ...grant } = rewardFor(context, call);
        const fields = { user, shop: call.shop, amount, reason: 'spend', reward } as const;
        await takePoints(tx, context, fields);
        const bought = await giveReward(tx, context, user, grant);
        const points = await availablePoints(tx, context, { user, shop: call.shop });
        return toJsonText({ ...bought, points });
      },
    ),
  );
  return fromJsonText<BoughtReward>(answer);
}

function rewardFor({ catalogue }: CoreContext, call: RedeemPoints): Reward {
  const reward = catalogue.get('rewards', call.reward);
  if (reward === undefined || reward.status === 'disabled') throw new CodedError('notFound');
  const { shops = [] } = reward;
  const isHere = shops.length === 0 || shops.includes(call.shop);
  if (!isHere || !catalogue.get('shops', call.shop)) throw new CodedError('notCurrentShop');
  return reward;
}

/** Gives the coupon or gift of a reward. */
async function giveReward(
  tx: Tx,
  context: CoreContext,
  user: string,
  { coupon, shops, validDays }: Pick<Reward, 'coupon' | 'shops' | 'validDays'>,
): Promise<Pick<BoughtReward, 'userCoupon' | 'gift'>> {
  const endDate = validDays === undefined ? undefined : instantOf(context.clock.now() + validDays * DAY_MS);
  const grant = { user, coupon, shops, endDate };
  switch (context.catalogue.get('orderDiscounts', coupon)?.source) {
    case 'gift':
      return { gift: await giveGift(tx, context, grant) };
    case 'coupon':
      return { userCoupon: await giveCoupon(tx, context, grant) };
    default:
      throw new CodedError('notFound');
  }
}

/** Gives or takes points by hand, idempotent per request id. Throws `notEnoughPoints`. */
async function adjust(context: CoreContext, call: AdjustPoints, actor: Actor): Promise<PointEntry> {
  const manager = ensureManagement(actor);
  const { shop } = manager;
  ensureMayAdjust(context, manager, call.shop);
  const { requestId, ...body } = call;
  const { answer } = await context.write((tx) =>
    withIdempotency(tx, context, { actor, requestId, call: 'adjustPoints', body }, async () => {
      const entry = await bookAdjustment(tx, context, call, actor);
      const { _id: entity, user, amount } = entry;
      const after = { user, amount, shop: entry.shop, remark: entry.remark };
      await writeAudit(tx, context, actor, { shop, action: 'adjustPoints', entity, after });
      return toJsonText(entry);
    }),
  );
  return fromJsonText<PointEntry>(answer);
}

/**
 * Throws `forbidden` for points of another shop and, where each shop has its own points, for points valid everywhere,
 * which only the owner may give (members G1.2).
 */
function ensureMayAdjust(
  context: CoreContext,
  { shop, staff }: Manager,
  requested: string | undefined,
): void {
  const isScopeOfBills = requested === pointShop(context, shop);
  const isAllowed =
    requested === shop || isScopeOfBills || (requested === undefined && staff.role === 'owner');
  if (!isAllowed) throw new CodedError('forbidden');
}

async function bookAdjustment(
  tx: Tx,
  context: CoreContext,
  call: AdjustPoints,
  actor: Actor,
): Promise<PointEntry> {
  const { user, shop, amount, remark } = call;
  if (!(await readUser(tx, user))) throw new CodedError('notFound', { user });
  const staff = actor.kind === 'staff' ? actor.staff._id : undefined;
  const fields = { user, shop, reason: 'adjust', remark, staff } as const;
  if (amount > 0) return givePoints(tx, context, { ...fields, amount });
  const [entry] = await takePoints(tx, context, { ...fields, amount: -amount, isExactScope: true });
  if (entry === undefined) throw new Error('points were taken without an entry');
  return entry;
}

/** Books the expiry of overdue points; returns how many members had some. */
async function expirePoints(context: CoreContext): Promise<number> {
  const now = instantNow(context.clock);
  const users = await context.read.query((q) =>
    q
      .selectFrom('point_lots')
      .select('user')
      .distinct()
      .where('remaining', '>', 0)
      .where('expires_at', '<=', now)
      .limit(MAX_USERS_PER_RUN),
  );
  for (const { user } of users) {
    await context.write(async (tx) => {
      await lockPurses(tx, user);
      await expirePointsOf(tx, context, user);
    });
  }
  return users.length;
}
