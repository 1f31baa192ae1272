import { ACTIVATION_STATUSES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, Entity, Id, Instant, LocalizedText, PlainText, stamps } from '../schema.ts';

const Points = Type.Integer({ minimum: 0 });

/** Points that a member can spend: those of one shop under its id, those of all shops under `all`. */
export const PointBalance = Entity('PointBalance', {
  _id: Type.String({ minLength: 1, maxLength: 64 }),
  amount: Points,
});
export type PointBalance = Static<typeof PointBalance>;

/** `giveBack`: a bill that earned points was voided. */
const PointReason = Type.Enum(['earn', 'giveBack', 'spend', 'expire', 'adjust']);

/** One line of a member's points: written once, never changed. */
export const PointEntry = Entity('PointEntry', {
  _id: Id('pointEntry'),
  user: Id('user'),
  /** Where they count; everywhere when absent. */
  shop: Type.Optional(Id('shop')),
  /** Below 0 when points went. */
  amount: Type.Integer(),
  reason: PointReason,
  session: Type.Optional(Id('session')),
  reward: Type.Optional(Id('reward')),
  /** When those that came are lost if they are not spent. */
  expiresAt: Type.Optional(Instant),
  remark: Type.Optional(PlainText(200)),
  staff: Type.Optional(Id('staff')),
  createdAt: Instant,
});
export type PointEntry = Static<typeof PointEntry>;

/** What points buy: a coupon, or a gift when its rule is one. */
export const Reward = Entity('Reward', {
  _id: Id('reward'),
  name: LocalizedText,
  points: Type.Integer({ minimum: 1 }),
  coupon: Id('rule'),
  shops: Type.Optional(Type.Array(Id('shop'))),
  status: Type.Optional(Type.Enum(ACTIVATION_STATUSES)),
  /** Days that what was bought can be used; without end when absent. */
  validDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  ...stamps,
});
export type Reward = Static<typeof Reward>;

/** How far a member is from the next level, in points earned since `since`. */
export const VipProgress = Closed(
  {
    user: Id('user'),
    vipLevel: Type.Optional(Id('vipLevel')),
    points: Points,
    since: Instant,
    next: Type.Optional(Id('vipLevel')),
    /** Points that are missing to the next one. */
    missing: Type.Optional(Points),
  },
  { $id: 'VipProgress' },
);
export type VipProgress = Static<typeof VipProgress>;
