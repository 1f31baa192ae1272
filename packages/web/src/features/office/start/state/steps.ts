/** The steps of the wizard, in order. */
export const STEPS = [
  'language',
  'you',
  'restaurant',
  'selling',
  'menu',
  'tables',
  'device',
  'trial',
] as const;
export type StepId = (typeof STEPS)[number];

/** The step whose last button opens the shop for guests. */
export const LAST_STEP: StepId = 'trial';

/** The first step after the claim: it and those after it can be skipped and come back to. */
const FIRST_AFTER_CLAIM: StepId = 'selling';

/** Returns the number of a step, from 1. */
export function numberOf(step: StepId): number {
  return STEPS.indexOf(step) + 1;
}

/** Returns the step after one; the last has none. */
export function stepAfter(step: StepId): StepId | undefined {
  return STEPS[numberOf(step)];
}

/** Returns the step before one; the first, and the first after the claim, have none. */
export function stepBefore(step: StepId): StepId | undefined {
  return step === FIRST_AFTER_CLAIM ? undefined : STEPS[numberOf(step) - 2];
}

/** Returns true for a step that comes after the claim. */
export function isAfterClaim(step: StepId): boolean {
  return numberOf(step) >= numberOf(FIRST_AFTER_CLAIM);
}
