export { io, type Socket } from 'socket.io-client';
export { callSocket } from './call-socket.ts';
export { reconnectOnWake } from './reconnect-on-wake.ts';
