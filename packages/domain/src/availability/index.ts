export { availableSections, nextSectionOpening, type SectionQuery } from './available-sections.ts';
export { exceptionAt, nextOpening, type OnlineAvailability, onlineAvailability } from './opening-hours.ts';
export { menuTime, takesOrdersAhead } from './order-ahead.ts';
export { type PickupQuery, pickupTimes } from './pickup-times.ts';
export { type DayHours, weekHours } from './week-hours.ts';
