export { checkPin, findByPin, pinOrigin } from './check-pin.ts';
export { drawnPin } from './drawn-pin.ts';
