import Type, { type Static } from 'typebox';
import { Course } from '../entities/catalogue.ts';
import { Closed, Id, RequestId } from '../schema.ts';
import { Approval } from './approval.ts';

/** The fields of a call about some of a bill's dishes: a course, or lines with their set items. */
const some = {
  requestId: RequestId,
  session: Id('session'),
  course: Type.Optional(Course),
  lines: Type.Optional(Type.Array(Id('line'), { minItems: 1, maxItems: 200 })),
  approval: Type.Optional(Approval),
};

/** Data of create tableSessions/fire: sends what waits to the kitchen, now or after some minutes. */
export const FireCourse = Closed(
  { ...some, inMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })) },
  { $id: 'FireCourse' },
);
export type FireCourse = Static<typeof FireCourse>;

/** Data of create tableSessions/hold: takes back what was fired and not begun, or a time that was set for firing it. */
export const HoldCourse = Closed(some, { $id: 'HoldCourse' });
export type HoldCourse = Static<typeof HoldCourse>;

const { course: _ofCourse, ...rushed } = some;
/** Data of create tableSessions/rush: puts open dishes first on every screen; all of the bill's without `lines`. */
export const RushOrder = Closed(rushed, { $id: 'RushOrder' });
export type RushOrder = Static<typeof RushOrder>;
