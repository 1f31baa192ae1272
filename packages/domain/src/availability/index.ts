export { availableSections, nextSectionOpening, type SectionQuestion } from './available-sections.ts';
export { nextOpening, type OnlineAvailability, onlineAvailability } from './opening-hours.ts';
export { menuMoment, takesOrdersAhead } from './order-ahead.ts';
export { type PickupQuestion, pickupTimes } from './pickup-times.ts';
