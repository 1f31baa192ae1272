import type {
  AdjustPoints,
  BoughtReward,
  PointBalance,
  PointEntry,
  RedeemPoints,
  Reward,
} from '@comanda/contract';
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
  readList,
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
  /** What a member can spend: in a shop, or, without one, anywhere. */
  available(
    query: { readonly user: string; readonly shop?: string },
    actor: Actor,
  ): Promise<readonly PointBalance[]>;
  /** How a member's points came and went, newest first. */
  find(query: ListQuery & { readonly user: string }, actor: Actor): Promise<Listed<PointEntry>>;
  redeem(call: RedeemPoints, actor: Actor): Promise<BoughtReward>;
  adjust(call: AdjustPoints, actor: Actor): Promise<PointEntry>;
  /** Books the loss of points that are past their end; gives how many members lost some. */
  expire(): Promise<number>;
};

const MAX_ROWS = 100;
const EXPIRED_AT_A_TIME = 100;
const DAY_MS = 24 * 60 * 60_000;
const FIELDS: SqlFields = { _id: 'id', user: 'user', reason: 'reason', createdAt: 'created_at' };
// ids begin with their time
const NEWEST_FIRST = [{ field: '_id', direction: -1 }] as const;

/** What members earn, and what they buy with it. */
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
        most: MAX_ROWS,
      };
      const { total, data } = await readList(read, list, query, (rows) => rows.select('doc'));
      return { total, data: data.map(({ doc }) => fromJsonText(doc)) };
    },
    redeem: (call, actor) => redeem(context, call, actor),
    adjust: (call, actor) => adjust(context, call, actor),
    expire: () => expirePoints(context),
  };
}

/** A member buys a reward, exactly once for a request id. Throws `notFound`, `notCurrentShop` or `notEnoughPoints`. */
async function redeem(context: CoreContext, call: RedeemPoints, actor: Actor): Promise<BoughtReward> {
  const user = ensureMember(actor);
  const { requestId, ...body } = call;
  const { answer } = await context.write((tx) =>
    withIdempotency(
      tx,
      context,
      { actor, requestId, call: 'redeemPoints', body: { ...body, user } },
      async () => {
        const { _id: reward, points: amount, ...given } = rewardFor(context, call);
        const note = { user, shop: call.shop, amount, reason: 'spend', reward } as const;
        await takePoints(tx, context, note);
        const bought = await give(tx, context, user, given);
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

async function give(
  tx: Tx,
  context: CoreContext,
  user: string,
  { coupon, shops, validDays }: Pick<Reward, 'coupon' | 'shops' | 'validDays'>,
): Promise<Pick<BoughtReward, 'userCoupon' | 'gift'>> {
  const endDate = validDays === undefined ? undefined : instantOf(context.clock.now() + validDays * DAY_MS);
  const given = { user, coupon, shops, endDate };
  switch (context.catalogue.get('orderDiscounts', coupon)?.source) {
    case 'gift':
      return { gift: await giveGift(tx, context, given) };
    case 'coupon':
      return { userCoupon: await giveCoupon(tx, context, given) };
    default:
      throw new CodedError('notFound');
  }
}

/** A manager gives points or takes them, exactly once for a request id; no more can be taken than there are. */
async function adjust(context: CoreContext, call: AdjustPoints, actor: Actor): Promise<PointEntry> {
  const manager = ensureManagement(actor);
  const { shop } = manager;
  ensureMayAdjust(context, manager, call.shop);
  const { requestId, ...body } = call;
  const { answer } = await context.write((tx) =>
    withIdempotency(tx, context, { actor, requestId, call: 'adjustPoints', body }, async () => {
      const entry = await adjusted(tx, context, call, actor);
      const { _id: entity, user, amount } = entry;
      const after = { user, amount, shop: entry.shop, remark: entry.remark };
      await writeAudit(tx, context, actor, { shop, action: 'adjustPoints', entity, after });
      return toJsonText(entry);
    }),
  );
  return fromJsonText<PointEntry>(answer);
}

/**
 * Throws `forbidden` for another shop's points, and, where each shop has its own, for those that count everywhere: they
 * are the owner's to give (members G1.2).
 */
function ensureMayAdjust(context: CoreContext, { shop, staff }: Manager, wanted: string | undefined): void {
  const isGivenByBills = wanted === pointShop(context, shop);
  const mayBe = wanted === shop || isGivenByBills || (wanted === undefined && staff.role === 'owner');
  if (!mayBe) throw new CodedError('forbidden');
}

async function adjusted(tx: Tx, context: CoreContext, call: AdjustPoints, actor: Actor): Promise<PointEntry> {
  const { user, shop, amount, remark } = call;
  if (!(await readUser(tx, user))) throw new CodedError('notFound', { user });
  const staff = actor.kind === 'staff' ? actor.staff._id : undefined;
  const note = { user, shop, reason: 'adjust', remark, staff } as const;
  if (amount > 0) return givePoints(tx, context, { ...note, amount });
  const [entry] = await takePoints(tx, context, { ...note, amount: -amount, onlyThere: true });
  if (entry === undefined) throw new Error('points were taken without an entry');
  return entry;
}

/** Books the loss of points that are past their end; gives how many members lost some. */
async function expirePoints(context: CoreContext): Promise<number> {
  const now = instantNow(context.clock);
  const users = await context.read.query((q) =>
    q
      .selectFrom('point_lots')
      .select('user')
      .distinct()
      .where('remaining', '>', 0)
      .where('expires_at', '<=', now)
      .limit(EXPIRED_AT_A_TIME),
  );
  for (const { user } of users) {
    await context.write(async (tx) => {
      await lockPurses(tx, user);
      await expirePointsOf(tx, context, user);
    });
  }
  return users.length;
}
