import Type, { type Static } from 'typebox';
import { Gift, User, UserCoupon } from '../entities/member.ts';
import { PointBalance } from '../entities/points.ts';
import { Closed, DateOrInstant, Id, Instant, PlainText, RequestId } from '../schema.ts';

const Shops = Type.Optional(Type.Array(Id('shop'), { minItems: 1, maxItems: 100 }));

/** create tableSessions/changeUser: whose bill it is from now on; nobody's without `user`. */
export const ChangeUser = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    user: Type.Optional(Id('user')),
  },
  { $id: 'ChangeUser' },
);
export type ChangeUser = Static<typeof ChangeUser>;

/** create userCoupons/claim: a code for everybody becomes a coupon of one's own. */
export const ClaimCoupon = Closed({ requestId: RequestId, coupon: Id('userCoupon') }, { $id: 'ClaimCoupon' });
export type ClaimCoupon = Static<typeof ClaimCoupon>;

const issued = {
  requestId: RequestId,
  user: Id('user'),
  /** The rule that it brings. */
  coupon: Id('rule'),
  endDate: Type.Optional(DateOrInstant),
  /** Where it counts. Without them: for a manager the shops that they run, for the owner all. */
  shops: Shops,
};

/** create userCoupons: a manager gives a member a coupon. */
export const IssueCoupon = Closed(
  { ...issued, maxUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) },
  { $id: 'IssueCoupon' },
);
export type IssueCoupon = Static<typeof IssueCoupon>;

/** create gifts: a manager gives a member a gift. */
export const IssueGift = Closed(issued, { $id: 'IssueGift' });
export type IssueGift = Static<typeof IssueGift>;

/** create gifts/redeem: a gift is put by for a bill, or for the next one that is placed. */
export const RedeemGift = Closed(
  { gift: Id('gift'), user: Id('user'), shop: Id('shop'), session: Type.Optional(Id('session')) },
  { $id: 'RedeemGift' },
);
export type RedeemGift = Static<typeof RedeemGift>;

/** create points/redeem: a member buys a reward. */
export const RedeemPoints = Closed(
  { requestId: RequestId, reward: Id('reward'), shop: Id('shop') },
  { $id: 'RedeemPoints' },
);
export type RedeemPoints = Static<typeof RedeemPoints>;

/** What was bought: a coupon or a gift, and the points that are left. */
export const BoughtReward = Closed(
  {
    userCoupon: Type.Optional(UserCoupon),
    gift: Type.Optional(Gift),
    points: Type.Array(PointBalance),
  },
  { $id: 'BoughtReward' },
);
export type BoughtReward = Static<typeof BoughtReward>;

/** create points/adjust: a manager gives points, or takes them. */
export const AdjustPoints = Closed(
  {
    requestId: RequestId,
    user: Id('user'),
    /** Where they count; everywhere when absent. */
    shop: Type.Optional(Id('shop')),
    amount: Type.Union([
      Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      Type.Integer({ minimum: -1_000_000, maximum: -1 }),
    ]),
    remark: PlainText(200),
  },
  { $id: 'AdjustPoints' },
);
export type AdjustPoints = Static<typeof AdjustPoints>;

/** create users/qrCode: nothing is asked. */
export const AskForCode = Closed({}, { $id: 'AskForCode' });

/** create users/qrCode: what a member shows at the till, for a short while. */
export const MemberCode = Closed(
  {
    code: Type.String(),
    expiresAt: Instant,
    /** The code as an SVG document. */
    svg: Type.String(),
  },
  { $id: 'MemberCode' },
);
export type MemberCode = Static<typeof MemberCode>;

/** create users/identify: who shows this code, or has this telephone number. */
export const IdentifyMember = Type.Union(
  [
    Closed({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
    Closed({ phone: Type.String({ pattern: '^\\+[1-9][0-9]{5,14}$' }) }),
  ],
  { $id: 'IdentifyMember' },
);
export type IdentifyMember = Static<typeof IdentifyMember>;

/** A member as the till sees them. */
export const MemberCard = Closed(
  {
    ...Type.Pick(User, ['_id', 'name', 'avatar', 'status', 'vipLevel']).properties,
    /** What they can spend in the shop of the till. */
    points: Type.Array(PointBalance),
  },
  { $id: 'MemberCard' },
);
export type MemberCard = Static<typeof MemberCard>;
