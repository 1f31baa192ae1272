export {
  type CourseQuery,
  type CourseTicket,
  courseDue,
  courseNumber,
  courseOf,
  RUSH_PAUSE_MS,
  triggersOf,
} from './courses.ts';
