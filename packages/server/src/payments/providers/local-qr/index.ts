export { createLocalQr } from './local-qr.ts';
