export { PersonButton } from './components/person-button.tsx';
export { PinPad } from './components/pin-pad.tsx';
export { usePinEntry } from './hooks/use-pin-entry.ts';
export { usePinProblem } from './hooks/use-pin-problem.ts';
