import Type, { type Static } from 'typebox';
import { StaffCallKind } from '../entities/table-session.ts';
import { Closed, Id, Instant, PlainText } from '../schema.ts';

/** create tableSessions/callStaff: somebody is to come to the guests. */
export const CallStaff = Closed(
  {
    session: Id('session'),
    restoreKey: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    kind: StaffCallKind,
    text: Type.Optional(PlainText(100)),
  },
  { $id: 'CallStaff' },
);
export type CallStaff = Static<typeof CallStaff>;

/** create tableSessions/answerCall: somebody has come, or is on the way. */
export const AnswerCall = Closed({ session: Id('session'), call: Id('call') }, { $id: 'AnswerCall' });
export type AnswerCall = Static<typeof AnswerCall>;

const Moment = Type.Optional(Type.Union([Instant, Type.Null()]));

/** create tableSessions/setTimes: until when guests order at a table, and when they leave it; null takes a time away. */
export const SetTimes = Closed(
  { session: Id('session'), orderCutoffTime: Moment, orderLeaveTime: Moment },
  { $id: 'SetTimes' },
);
export type SetTimes = Static<typeof SetTimes>;
