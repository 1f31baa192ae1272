import Type, { type Static } from 'typebox';
import { GuestName, GuestNumber } from '../entities/guests.ts';
import { Closed, Id } from '../schema.ts';
import { Approval } from './approval.ts';

const RestoreKey = Type.String({ minLength: 1, maxLength: 64 });

/** Data of create tableSessions/join: makes a phone that opened the link of a table's bill one of its guests. */
export const JoinSession = Closed(
  { session: Id('session'), restoreKey: Type.Optional(RestoreKey) },
  { $id: 'JoinSession' },
);
export type JoinSession = Static<typeof JoinSession>;

/** Data of create tableSessions/nameGuest: says who the guest is whose key this is. */
export const NameGuest = Closed(
  {
    session: Id('session'),
    restoreKey: RestoreKey,
    name: Type.Optional(GuestName),
    /** The seat where they sit; null for none. */
    seat: Type.Optional(Type.Union([Id('chair'), Type.Null()])),
    /** The guest with a name whom they are already, on another phone: the key is that guest's from then on. */
    as: Type.Optional(GuestNumber),
  },
  { $id: 'NameGuest' },
);
export type NameGuest = Static<typeof NameGuest>;

/** Data of create tableSessions/changeCapacity: sets the number of guests at the table, which seat charges depend on. */
export const ChangeCapacity = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    capacity: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** The approval of somebody who may do what the caller may not; from staff only. */
    approval: Type.Optional(Approval),
  },
  { $id: 'ChangeCapacity' },
);
export type ChangeCapacity = Static<typeof ChangeCapacity>;

/** Data of create tableSessions/shareLines: splits dishes equally among guests; without guests, whoever ordered a dish pays. */
export const ShareLines = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    lines: Type.Array(Id('line'), { minItems: 1, maxItems: 200 }),
    guests: Type.Array(GuestNumber, { maxItems: 100 }),
  },
  { $id: 'ShareLines' },
);
export type ShareLines = Static<typeof ShareLines>;
