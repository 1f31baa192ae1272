export { ConnectionLost } from './components/connection-lost.tsx';
export { StaffGate } from './components/staff-gate.tsx';
export { StaffMenu } from './components/staff-menu.tsx';
