export { useReadyAlert, useReadyBell, useUnlockedBell } from './hooks/use-ready-alert.ts';
