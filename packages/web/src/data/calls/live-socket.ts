export { io, type Socket } from 'socket.io-client';
export { callSocket, closeIfDead } from './call-socket.ts';
