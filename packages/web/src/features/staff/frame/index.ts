export { StaffFrame, type StaffFrameItem } from './components/staff-frame.tsx';
