export {
  EVENTS,
  type EventData,
  type EventName,
  type EventTopic,
  eventNames,
  type LiveEvent,
} from './events.ts';
