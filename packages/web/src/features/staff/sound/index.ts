export { SoundButton } from './components/sound-button.tsx';
export { type StaffSound, useStaffSound } from './hooks/use-staff-sound.ts';
