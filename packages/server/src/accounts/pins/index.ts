export { checkPin, pinOrigin } from './check-pin.ts';
