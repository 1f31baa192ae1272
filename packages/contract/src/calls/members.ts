import Type, { type Static } from 'typebox';
import { Gift, User, UserCoupon } from '../entities/member.ts';
import { PointBalance } from '../entities/points.ts';
import { Closed, DateOrInstant, Id, Instant, PlainText, RequestId, ShortText } from '../schema.ts';
import { Approval } from './approval.ts';

/** A telephone number, E.164. */
const Phone = Type.String({ pattern: '^\\+[1-9][0-9]{5,14}$' });
const Shops = Type.Optional(Type.Array(Id('shop'), { minItems: 1, maxItems: 100 }));

/** Data of create tableSessions/changeUser: sets the member whose bill it is; nobody's without `user`. */
export const ChangeUser = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    user: Type.Optional(Id('user')),
    /** Of a kiosk, beside `user`: the proof that the member showed their code to it. */
    proof: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** The approval of somebody who may do what the caller may not; from staff only. */
    approval: Type.Optional(Approval),
    /**
     * Of a kiosk, instead of `user`: the telephone number of a member who collects the bill's points. It spends nothing,
     * and the answer is the same for a number that nobody has.
     */
    phone: Type.Optional(Phone),
  },
  { $id: 'ChangeUser' },
);
export type ChangeUser = Static<typeof ChangeUser>;

/** Data of create userCoupons/claim: makes a code for everybody a coupon of the member's own. */
export const ClaimCoupon = Closed({ requestId: RequestId, coupon: Id('userCoupon') }, { $id: 'ClaimCoupon' });
export type ClaimCoupon = Static<typeof ClaimCoupon>;

const issued = {
  requestId: RequestId,
  user: Id('user'),
  /** The rule of the coupon or gift. */
  coupon: Id('rule'),
  endDate: Type.Optional(DateOrInstant),
  /** Shops where it is valid; by default a manager's own shops, or all for the owner. */
  shops: Shops,
};

/** Data of create userCoupons: a manager issues a coupon to a member. */
export const IssueCoupon = Closed(
  { ...issued, maxUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) },
  { $id: 'IssueCoupon' },
);
export type IssueCoupon = Static<typeof IssueCoupon>;

/** Data of create gifts: a manager issues a gift to a member. */
export const IssueGift = Closed(issued, { $id: 'IssueGift' });
export type IssueGift = Static<typeof IssueGift>;

/** Data of create gifts/redeem: reserves a gift for a bill, or for the next one that is placed. */
export const RedeemGift = Closed(
  { gift: Id('gift'), user: Id('user'), shop: Id('shop'), session: Type.Optional(Id('session')) },
  { $id: 'RedeemGift' },
);
export type RedeemGift = Static<typeof RedeemGift>;

/** Data of create points/redeem: a member buys a reward. */
export const RedeemPoints = Closed(
  { requestId: RequestId, reward: Id('reward'), shop: Id('shop') },
  { $id: 'RedeemPoints' },
);
export type RedeemPoints = Static<typeof RedeemPoints>;

/** The coupon or gift bought, and the points left. */
export const BoughtReward = Closed(
  {
    userCoupon: Type.Optional(UserCoupon),
    gift: Type.Optional(Gift),
    points: Type.Array(PointBalance),
  },
  { $id: 'BoughtReward' },
);
export type BoughtReward = Static<typeof BoughtReward>;

/** Data of create points/adjust: a manager adds or removes points. */
export const AdjustPoints = Closed(
  {
    requestId: RequestId,
    user: Id('user'),
    /** The shop where they count; everywhere when absent. */
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

/** Data of create users/qrCode, which is empty. */
export const AskForCode = Closed({}, { $id: 'AskForCode' });

/** The answer of create users/qrCode: a short-lived code for the member to show at the till. */
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

/** Data of create users/identify: looks a member up by the code they show, by phone number, or by the id on a bill. */
export const IdentifyMember = Type.Union(
  [
    Closed({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
    /** In any notation; without a country code it is one of the shop's country. */
    Closed({ phone: ShortText(40) }),
    /** From staff only: the `user` of a bill or a draft. */
    Closed({ user: Id('user') }),
  ],
  { $id: 'IdentifyMember' },
);
export type IdentifyMember = Static<typeof IdentifyMember>;

/** A member as the till sees them. */
export const MemberCard = Closed(
  {
    ...Type.Pick(User, ['_id', 'name', 'avatar', 'status', 'vipLevel']).properties,
    /** The points they can spend in the till's shop. */
    points: Type.Array(PointBalance),
    /** For a kiosk: the proof that the member showed it their code, which makes its bills theirs. */
    proof: Type.Optional(Type.String()),
  },
  { $id: 'MemberCard' },
);
export type MemberCard = Static<typeof MemberCard>;
