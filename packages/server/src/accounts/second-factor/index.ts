export { confirmedFactor, type FactorParts, useSecondFactor } from './check-code.ts';
export { createSecondFactors, type SecondFactors } from './create-second-factors.ts';
export { endSecondFactor, SEALED_FACTORS } from './factor-store.ts';
