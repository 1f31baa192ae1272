export { GuestPhone } from './guest-phone.tsx';
