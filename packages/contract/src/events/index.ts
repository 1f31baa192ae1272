export {
  CLOCK_EVENT,
  EVENTS,
  type EventData,
  type EventName,
  type EventTopic,
  eventNames,
  type LiveEvent,
} from './events.ts';
