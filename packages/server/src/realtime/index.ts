export { createListener } from './listener.ts';
export { createPresence, type Presence } from './presence.ts';
export { type Bus, openRedisBus } from './redis-bus.ts';
export { createRelay, type Relay } from './relay.ts';
export { createRemoteEvents, type RemoteEvents } from './remote-events.ts';
export { room } from './rooms.ts';
