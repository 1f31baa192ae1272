export { ReadySwitch } from './components/ready-switch.tsx';
export { useReadyAlert, useReadyBell, useUnlockedBell } from './hooks/use-ready-alert.ts';
