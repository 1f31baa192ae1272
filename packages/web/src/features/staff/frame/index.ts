export { StaffFrame } from './components/staff-frame.tsx';
