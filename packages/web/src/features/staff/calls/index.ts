export { CallsBar } from './components/calls-bar.tsx';
export { useCallTexts } from './hooks/use-call-texts.ts';
export { useCallSound, useStaffCalls } from './hooks/use-staff-calls.ts';
export { callTone, type TableCalls } from './state/table-calls.ts';
