export { createListener } from './listener.ts';
export { createOtherNodes, type OtherNodes } from './other-nodes.ts';
export { createPresence, type Presence } from './presence.ts';
export { type Bus, openRedisBus } from './redis-bus.ts';
export { createRelay, type Relay } from './relay.ts';
export { room } from './rooms.ts';
