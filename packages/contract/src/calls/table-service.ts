import Type, { type Static } from 'typebox';
import { StaffCallKind } from '../entities/staff-call.ts';
import { Closed, Id, Instant, PlainText } from '../schema.ts';

/** Data of create tableSessions/callStaff: calls the staff to the guests. */
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

/** Data of create tableSessions/answerCall: marks a call as answered. */
export const AnswerCall = Closed({ session: Id('session'), call: Id('call') }, { $id: 'AnswerCall' });
export type AnswerCall = Static<typeof AnswerCall>;

/** Data of create devices/answerCall: marks the call of a kiosk as answered. */
export const AnswerDeviceCall = Closed({ call: Id('call') }, { $id: 'AnswerDeviceCall' });
export type AnswerDeviceCall = Static<typeof AnswerDeviceCall>;

const Moment = Type.Optional(Type.Union([Instant, Type.Null()]));

/** Data of create tableSessions/setTimes: sets when ordering ends at a table and when guests leave; null removes a time. */
export const SetTimes = Closed(
  { session: Id('session'), orderCutoffTime: Moment, orderLeaveTime: Moment },
  { $id: 'SetTimes' },
);
export type SetTimes = Static<typeof SetTimes>;
