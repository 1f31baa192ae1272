import Type, { type Static } from 'typebox';
import { GuestName, GuestNumber } from '../entities/guests.ts';
import { Closed, Id } from '../schema.ts';

const RestoreKey = Type.String({ minLength: 1, maxLength: 64 });

/** create tableSessions/join: a phone that came by the address of a table's bill becomes one of its guests. */
export const JoinSession = Closed(
  { session: Id('session'), restoreKey: Type.Optional(RestoreKey) },
  { $id: 'JoinSession' },
);
export type JoinSession = Static<typeof JoinSession>;

/** create tableSessions/nameGuest: what the guest whose key this is wants to be called. */
export const NameGuest = Closed(
  { session: Id('session'), restoreKey: RestoreKey, name: GuestName },
  { $id: 'NameGuest' },
);
export type NameGuest = Static<typeof NameGuest>;

/** create tableSessions/changeCapacity: how many sit at the table, where seats are charged by the guest. */
export const ChangeCapacity = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(RestoreKey),
    capacity: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { $id: 'ChangeCapacity' },
);
export type ChangeCapacity = Static<typeof ChangeCapacity>;

/** create tableSessions/shareLines: who pays for these dishes, in equal parts; nobody named: who ordered them. */
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
