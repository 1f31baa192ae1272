import { ACTIVATION_STATUSES, COUPON_STATUSES, DEVICE_MODES, STAFF_ROLES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import {
  Closed,
  DateOrInstant,
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
  /** Points earned in the period of the system setting that raise a member to it; nobody is raised to one without. */
  minPoints: Type.Optional(Type.Integer({ minimum: 0 })),
  ...stamps,
});
export type VipLevel = Static<typeof VipLevel>;

/** A language of the interface. */
export const Locale = Type.Enum(['en', 'zh-hk', 'zh-cn']);
export type Locale = Static<typeof Locale>;

export const User = Entity('User', {
  _id: Id('user'),
  name: Type.Optional(ShortText(100)),
  /** In lower case; nobody else has it. */
  email: Type.Optional(ShortText(254)),
  /** With its country code (E.164); nobody else has it. */
  phone: Type.Optional(ShortText(20)),
  avatar: Type.Optional(Id('attachment')),
  /** The language that mails to them are written in. */
  locale: Type.Optional(Locale),
  status: Type.Enum(ACTIVATION_STATUSES),
  vipLevel: Type.Optional(Id('vipLevel')),
  ...stamps,
});
export type User = Static<typeof User>;

/** `expired` is one that is past its end date. */
const HeldStatus = Type.Enum(COUPON_STATUSES);

/** A coupon that somebody holds, or a code for everybody; its id is the code that is entered. */
export const UserCoupon = Entity('UserCoupon', {
  _id: Id('userCoupon'),
  coupon: Id('rule'),
  user: Type.Optional(Id('user')),
  status: HeldStatus,
  session: Type.Optional(Id('session')),
  endDate: Type.Optional(DateOrInstant),
  shops: Type.Optional(Type.Array(Id('shop'))),
  /** Bills it may be used on; as many as come when absent. */
  maxUses: Type.Optional(Type.Integer({ minimum: 1 })),
  ...stamps,
});
export type UserCoupon = Static<typeof UserCoupon>;

/** Something that a member is given once, on a bill of theirs; `giftRecord` says that it is redeemed. */
export const Gift = Entity('Gift', {
  _id: Id('gift'),
  coupon: Id('rule'),
  user: Id('user'),
  status: HeldStatus,
  giftRecord: Type.Optional(Id('giftRecord')),
  endDate: Type.Optional(DateOrInstant),
  shops: Type.Optional(Type.Array(Id('shop'))),
  ...stamps,
});
export type Gift = Static<typeof Gift>;

/** What a paired device is: a till, whose staff sign in on it, or a kiosk, where guests order for themselves. */
export const DeviceMode = Type.Enum(DEVICE_MODES);
export type DeviceMode = Static<typeof DeviceMode>;

export const Device = Entity('Device', {
  _id: Id('device'),
  shop: Id('shop'),
  name: ShortText(60),
  mode: DeviceMode,
  /** To the minute. */
  lastSeenAt: Type.Optional(Instant),
  ...stamps,
});
export type Device = Static<typeof Device>;

export const StaffRole = Type.Enum(STAFF_ROLES);
export type StaffRole = Static<typeof StaffRole>;

/** A person who works here, as staff screens see them; the PIN's hash never leaves the database. */
export const Staff = Closed(
  {
    _id: Id('staff'),
    name: ShortText(100),
    role: StaffRole,
    /** Shops this person works in; the owner's list may be empty, which means all. */
    shops: Type.Array(Id('shop')),
  },
  { $id: 'Staff' },
);
export type Staff = Static<typeof Staff>;
