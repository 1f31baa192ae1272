export { DEVICE_COUNTDOWN_SECONDS, deviceMode, idleSeconds } from './device-kind.ts';
export {
  mayManagePerson,
  needsNewPin,
  pinDigits,
  type StaffAtWork,
  type StaffPlace,
  shopsManagedBy,
  workTogether,
} from './manage-person.ts';
export { isLargerReduction, manualReduction } from './manual-reduction.ts';
export { lowestPrice, type OpenPriceProblem, openPriceProblem } from './open-price.ts';
