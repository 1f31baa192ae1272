import Type, { type Static } from 'typebox';
import { Mail } from '../entities/mail.ts';
import { Gift, User, UserCoupon } from '../entities/member.ts';
import { PaymentAttempt } from '../entities/payment.ts';
import { PointEntry } from '../entities/points.ts';
import { SavedCard } from '../entities/saved-card.ts';
import { StaffCall } from '../entities/staff-call.ts';
import { Contact, TableSession } from '../entities/table-session.ts';
import { Closed, Id, Instant, PlainText, RequestId } from '../schema.ts';
import { Password } from './users.ts';

const whose = {
  /** The member concerned: the caller when absent; owners name one. */
  user: Type.Optional(Id('user')),
  /** The caller's password, of members; owners prove their log-in (`logIns/prove`). */
  password: Type.Optional(Password),
};

/** Data of create users/export. */
export const ExportPerson = Closed(whose, { $id: 'ExportPerson' });
export type ExportPerson = Static<typeof ExportPerson>;

/** Data of create users/erase. */
export const ErasePerson = Closed({ requestId: RequestId, ...whose }, { $id: 'ErasePerson' });
export type ErasePerson = Static<typeof ErasePerson>;

/** A payment without what its provider or the shop's staff need of it. */
const ExportedPayment = Closed(
  Type.Pick(PaymentAttempt, [
    '_id',
    'shop',
    'session',
    'method',
    'status',
    'amount',
    'tips',
    'currency',
    'share',
    'lines',
    'guest',
    'tendered',
    'change',
    'cashRounding',
    'refunded',
    'brand',
    'last4',
    'reason',
    'createdAt',
    'updatedAt',
  ]).properties,
);

/** Everything that is kept about a member. */
export const PersonalData = Closed(
  {
    exportedAt: Instant,
    profile: User,
    /** The addresses and contacts that they gave with orders, once each. */
    addresses: Type.Array(
      Closed({ address: Type.Optional(PlainText(400)), contact: Type.Optional(Contact) }),
    ),
    /** The history of their points, newest first. */
    points: Type.Array(PointEntry),
    coupons: Type.Array(UserCoupon),
    gifts: Type.Array(Gift),
    /** Their bills, newest first. */
    bills: Type.Array(TableSession),
    payments: Type.Array(ExportedPayment),
    /** Their cards that payment providers keep. */
    cards: Type.Array(SavedCard),
    /** Their calls for staff. */
    calls: Type.Array(StaffCall),
    /** The mails of the last week to their address, without the links in them. */
    mails: Type.Array(Closed(Type.Pick(Mail, ['_id', 'to', 'subject', 'status', 'createdAt']).properties)),
    /** The log-ins that have not ended. */
    logIns: Type.Array(
      Closed({ createdAt: Instant, expiresAt: Instant, lastSeenAt: Type.Optional(Instant) }),
    ),
  },
  { $id: 'PersonalData' },
);
export type PersonalData = Static<typeof PersonalData>;
