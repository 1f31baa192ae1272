export {
  type CourseQuery,
  type CourseTicket,
  courseDue,
  courseNumber,
  courseOf,
  RUSH_PAUSE_MS,
  triggersOf,
} from './courses.ts';
export {
  HANDOVER_REASONS,
  HANDOVER_STATES,
  HANDOVER_STEPS,
  type HandoverReason,
  type HandoverState,
  type HandoverStep,
  handoverReasons,
  handoverSteps,
} from './handover.ts';
export {
  type FiredFood,
  isLate,
  LATE_MINUTES,
  lateAt,
  minutesLate,
  type Pace,
  paceOf,
} from './lateness.ts';
export {
  goesByItself,
  isLeftOver,
  isServedByNow,
  type LeftTicket,
} from './left-tickets.ts';
export {
  TICKET_CHANGES,
  type TicketChange,
  unseenChanges,
  withTicketChanges,
} from './ticket-changes.ts';
export {
  LINE_TRANSITIONS,
  leastAdvanced,
  nextStatus,
  statusBefore,
  statusOfLines,
  TICKET_TRANSITIONS,
} from './transitions.ts';
