export { PersonButton } from './components/person-button.tsx';
export { PinPad } from './components/pin-pad.tsx';
export { usePinDigits } from './hooks/use-pin-digits.ts';
export { usePinEntry } from './hooks/use-pin-entry.ts';
export { usePinProblem } from './hooks/use-pin-problem.ts';
export { NO_PIN, withKey } from './state/pin-keys.ts';
