import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconnectOnWake } from './reconnect-on-wake.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const device = new EventTarget();

/** Returns a socket that keeps what it was asked to do, and whose server does not answer. */
function aSocket({ connected }: { readonly connected: boolean }) {
  const asked: string[] = [];
  const socket = {
    connected,
    io: { engine: { close: () => void asked.push('close') } },
    timeout: () => ({ emitWithAck: async () => Promise.reject(new Error('timeout')) }),
    disconnect: () => {
      asked.push('disconnect');
      return socket;
    },
    connect: () => void asked.push('connect'),
  };
  // the cast is sound: this is all that is done with it
  reconnectOnWake(socket as unknown as Socket);
  return asked;
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
});
afterEach(() => void vi.unstubAllGlobals());

test('once the network is back a closed socket connects at once, leaving an attempt that hangs', () => {
  const asked = aSocket({ connected: false });
  device.dispatchEvent(new Event('online'));
  expect(asked).toEqual(['disconnect', 'connect']);
});

test.each([
  ['the network is back', device, 'online'],
  ['the page is visible again', page, 'visibilitychange'],
] as const)('when %s, an open socket whose server does not answer is closed', async (_, target, event) => {
  const asked = aSocket({ connected: true });
  target.dispatchEvent(new Event(event));
  await expect.poll(() => asked).toEqual(['close']);
});
