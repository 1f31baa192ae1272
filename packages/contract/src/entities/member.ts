import { ACTIVATION_STATUSES, COUPON_STATUSES, STAFF_ROLES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { LANGUAGE_CODES } from '../languages.ts';
import {
  Closed,
  DateOrInstant,
  documentFields,
  Entity,
  Id,
  Instant,
  LocalizedText,
  MultiplierValue,
  ShortText,
  stamps,
} from '../schema.ts';

export const VipLevel = Entity('VipLevel', {
  _id: Id('vipLevel'),
  name: LocalizedText,
  orderDiscount: MultiplierValue,
  /** The points to earn within the system's period to be raised to it; without them nobody is. */
  minPoints: Type.Optional(Type.Integer({ minimum: 0 })),
  ...documentFields,
  ...stamps,
});
export type VipLevel = Static<typeof VipLevel>;

/** A language of the interface, by its code. */
export const Locale = Type.Enum([...LANGUAGE_CODES]);
export type Locale = Static<typeof Locale>;

export const User = Entity('User', {
  _id: Id('user'),
  name: Type.Optional(ShortText(100)),
  /** In lower case; unique. */
  email: Type.Optional(ShortText(254)),
  /** In E.164 format, with country code; unique. */
  phone: Type.Optional(ShortText(20)),
  avatar: Type.Optional(Id('attachment')),
  /** The language of mails to the member. */
  locale: Type.Optional(Locale),
  status: Type.Enum(ACTIVATION_STATUSES),
  vipLevel: Type.Optional(Id('vipLevel')),
  ...stamps,
});
export type User = Static<typeof User>;

/** The status of a coupon or gift; `expired` is past its end date. */
const SavedCouponStatus = Type.Enum(COUPON_STATUSES);

/** A member's coupon, or a code for everybody; its id is the code to enter. */
export const UserCoupon = Entity('UserCoupon', {
  _id: Id('userCoupon'),
  coupon: Id('rule'),
  user: Type.Optional(Id('user')),
  status: SavedCouponStatus,
  session: Type.Optional(Id('session')),
  endDate: Type.Optional(DateOrInstant),
  shops: Type.Optional(Type.Array(Id('shop'))),
  /** The number of bills it may be used on; unlimited when absent. */
  maxUses: Type.Optional(Type.Integer({ minimum: 1 })),
  ...stamps,
});
export type UserCoupon = Static<typeof UserCoupon>;

/** A gift for a member, to be used on one of their bills; it has a `giftRecord` once redeemed. */
export const Gift = Entity('Gift', {
  _id: Id('gift'),
  coupon: Id('rule'),
  user: Id('user'),
  status: SavedCouponStatus,
  giftRecord: Type.Optional(Id('giftRecord')),
  endDate: Type.Optional(DateOrInstant),
  shops: Type.Optional(Type.Array(Id('shop'))),
  ...stamps,
});
export type Gift = Static<typeof Gift>;

export const StaffRole = Type.Enum(STAFF_ROLES);
export type StaffRole = Static<typeof StaffRole>;

/** A member of staff, as staff screens see them; the PIN's hash never leaves the database. */
export const Staff = Closed(
  {
    _id: Id('staff'),
    name: ShortText(100),
    role: StaffRole,
    /** The shops this person works in; an empty list, which only the owner may have, means all. */
    shops: Type.Array(Id('shop')),
  },
  { $id: 'Staff' },
);
export type Staff = Static<typeof Staff>;

/** A member of staff as the back office has them. */
export const Person = Closed(
  {
    ...Staff.properties,
    /** The moment since which they work here no more: they are signed out, and cannot sign in. */
    archivedAt: Type.Optional(Instant),
    /** The moment they were last signed in, to five minutes. */
    lastSeenAt: Type.Optional(Instant),
    /** The address that they log in to the office with. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
    hasPassword: Type.Optional(Type.Literal(true)),
    /** The end of an invitation that they have not used yet. */
    invitedUntil: Type.Optional(Instant),
  },
  { $id: 'Person' },
);
export type Person = Static<typeof Person>;

/** A member of staff with the PIN that was drawn for them: it is returned once, and stored as a hash. */
export const PersonWithPin = Closed(
  { ...Person.properties, pin: Type.Optional(Type.String({ pattern: '^[0-9]{4,6}$' })) },
  { $id: 'PersonWithPin' },
);
export type PersonWithPin = Static<typeof PersonWithPin>;

/** An invited person, with the path of the link where no mail server sends it: it is returned once. */
export const InvitedPerson = Closed(
  { ...Person.properties, path: Type.Optional(Type.String()) },
  { $id: 'InvitedPerson' },
);
export type InvitedPerson = Static<typeof InvitedPerson>;

/** The second factor of the person signed in; it is on from `confirmedAt` on. */
export const SecondFactor = Closed(
  {
    _id: Id('staff'),
    confirmedAt: Type.Optional(Instant),
    /** The number of recovery codes left. */
    codesLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { $id: 'SecondFactor' },
);
export type SecondFactor = Static<typeof SecondFactor>;

/** A log-in of a member of staff that has not ended. */
export const LogIn = Closed(
  {
    _id: Id('logIn'),
    staff: Id('staff'),
    name: ShortText(100),
    /** The proof that it began with: a PIN, a password, or a password with a second factor. */
    strength: Type.Enum(['pin', 'password', 'secondFactor']),
    shop: Type.Optional(Id('shop')),
    /** The paired device it was made on. */
    device: Type.Optional(Id('device')),
    createdAt: Instant,
    expiresAt: Instant,
    lastSeenAt: Type.Optional(Instant),
    /** True for the log-in that made the call. */
    isCurrent: Type.Optional(Type.Literal(true)),
  },
  { $id: 'LogIn' },
);
export type LogIn = Static<typeof LogIn>;

/** A person of a shop as a till's lock screen lists them. */
export const StaffName = Closed(
  {
    _id: Id('staff'),
    name: ShortText(100),
    role: StaffRole,
    /** The number of their drafts: orders rung up and not sent; absent for none. */
    drafts: Type.Optional(Type.Integer({ minimum: 1 })),
    /** The number of tables with an open bill that they look after; absent for none. */
    tables: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { $id: 'StaffName' },
);
export type StaffName = Static<typeof StaffName>;
