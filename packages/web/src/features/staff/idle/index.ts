export { IdleGuard } from './components/idle-guard.tsx';
export { StaffIdle } from './components/staff-idle.tsx';
