import { ACTIVATION_STATUSES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, documentFields, Entity, Id, Instant, LocalizedText, PlainText, stamps } from '../schema.ts';

const Points = Type.Integer({ minimum: 0 });

/** The points that a member can spend: those of a shop under its id, those for all shops under `all`. */
export const PointBalance = Entity('PointBalance', {
  _id: Type.String({ minLength: 1, maxLength: 64 }),
  amount: Points,
});
export type PointBalance = Static<typeof PointBalance>;

/** The reason of an entry; `giveBack`: a bill that earned points was voided. */
const PointReason = Type.Enum(['earn', 'giveBack', 'spend', 'expire', 'adjust']);

/** An entry in a member's points ledger: written once, never changed. */
export const PointEntry = Entity('PointEntry', {
  _id: Id('pointEntry'),
  user: Id('user'),
  /** The shop where they count; everywhere when absent. */
  shop: Type.Optional(Id('shop')),
  /** Negative for points spent or lost. */
  amount: Type.Integer(),
  reason: PointReason,
  session: Type.Optional(Id('session')),
  reward: Type.Optional(Id('reward')),
  /** The moment when earned points are lost unless they are spent. */
  expiresAt: Type.Optional(Instant),
  remark: Type.Optional(PlainText(200)),
  staff: Type.Optional(Id('staff')),
  createdAt: Instant,
});
export type PointEntry = Static<typeof PointEntry>;

/** A reward that points buy: a coupon, or a gift if its rule is one. */
export const Reward = Entity('Reward', {
  _id: Id('reward'),
  name: LocalizedText,
  points: Type.Integer({ minimum: 1 }),
  coupon: Id('rule'),
  shops: Type.Optional(Type.Array(Id('shop'))),
  status: Type.Optional(Type.Enum(ACTIVATION_STATUSES)),
  /** The days for which it can be used once bought; unlimited when absent. */
  validDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  ...documentFields,
  ...stamps,
});
export type Reward = Static<typeof Reward>;

/** A member's progress to the next level, in points earned since `since`. */
export const VipProgress = Closed(
  {
    user: Id('user'),
    vipLevel: Type.Optional(Id('vipLevel')),
    points: Points,
    since: Instant,
    next: Type.Optional(Id('vipLevel')),
    /** The points still missing for the next level. */
    missing: Type.Optional(Points),
  },
  { $id: 'VipProgress' },
);
export type VipProgress = Static<typeof VipProgress>;
