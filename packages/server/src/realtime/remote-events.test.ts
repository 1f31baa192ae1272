import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../test/kits/silent-log.ts';
import type { Core } from '../composition/create-core.ts';
import { CodedError } from '../lib/coded-error.ts';
import type { OutboxEvent } from '../outbox/outbox-event.ts';
import { createRemoteEvents } from './remote-events.ts';

function anEvent(topic: OutboxEvent['topic'], id = 'x'): OutboxEvent {
  // the cast is sound: of the data, only the version is looked at
  const data = { _id: id, version: 'old' } as never;
  return { seq: 1, topic, event: 'patched', shop: 'shop1', id, data };
}

/** Creates a node whose reads the test resolves, recording what its connections receive. */
function aNode() {
  const happened: string[] = [];
  const readings: PromiseWithResolvers<void>[] = [];
  const boards: PromiseWithResolvers<readonly object[]>[] = [];
  const core = {
    catalogue: {
      refresh: () => {
        const reading = Promise.withResolvers<void>();
        readings.push(reading);
        return reading.promise;
      },
      currentShops: async () => [],
      currentProducts: async (keys: readonly { readonly shop: string; readonly product: string }[]) => {
        if (keys.length === 0) return [];
        const reading = Promise.withResolvers<void>();
        readings.push(reading);
        await reading.promise;
        return keys.map((key) => ({ ...key, current: { _id: key.product, version: 'read' } }));
      },
      get: (_name: string, id: string) => ({ _id: id }),
    },
    kitchen: {
      board: () => {
        const board = Promise.withResolvers<readonly object[]>();
        boards.push(board);
        return board.promise;
      },
    },
  };
  const remote = createRemoteEvents({
    // the cast is sound: these are the only uses of the core
    core: core as unknown as Core,
    relay: {
      disconnectAll: () => void happened.push('disconnected'),
      publish: (events) =>
        void happened.push(
          ...events.map(({ topic, id, data }) => `${topic} ${id} ${'version' in data && data.version}`),
        ),
    },
    log: silentLog,
  });
  return { happened, readings, boards, remote };
}

const soon = () => vi.advanceTimersByTimeAsync(0);
const away = () => new CodedError('unavailable');

describe('events of another node', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that change the catalogue are published after a refresh, with the current state', async () => {
    const { happened, readings, remote } = aNode();
    remote.onEvents([anEvent('products', 'cake')]);
    await soon();
    expect(happened).toEqual([]);
    readings[0]?.resolve();
    await soon();
    expect(happened).toEqual(['products cake read']);
  });

  it('that do not are published at once, whatever the state of the database', async () => {
    const { happened, readings, remote } = aNode();
    remote.onEvents([anEvent('products'), anEvent('kitchenTickets'), anEvent('board')]);
    remote.onDelayedEvents([anEvent('tableSessions')]);
    expect(happened).toEqual(['kitchenTickets x old', 'board x old', 'tableSessions x old']);
    readings[0]?.reject(away());
    await soon();
    remote.onEvents([anEvent('kitchenTickets', 'y')]);
    expect(happened.at(-1)).toBe('kitchenTickets y old');
  });

  it('share one read when they arrive during another', async () => {
    const { happened, readings, remote } = aNode();
    remote.onEvents([anEvent('products', 'a')]);
    remote.onEvents([anEvent('products', 'b')]);
    remote.onEvents([anEvent('products', 'c')]);
    readings[0]?.resolve();
    await soon();
    expect([happened, readings.length]).toEqual([['products a read'], 2]);
    readings[1]?.resolve();
    await soon();
    expect(happened).toEqual(['products a read', 'products b read', 'products c read']);
  });

  it('wait while the catalogue cannot be read, like later ones', async () => {
    const { happened, readings, remote } = aNode();
    remote.onEvents([anEvent('products', 'a')]);
    remote.onEvents([anEvent('products', 'b')]);
    for (let tries = 0; tries < 5; tries += 1) {
      readings[tries]?.reject(away());
      await vi.advanceTimersByTimeAsync(2_000);
    }
    remote.onEvents([anEvent('products', 'c')]);
    expect([happened, readings.length]).toEqual([[], 6]);
    readings[5]?.resolve();
    await soon();
    readings[6]?.resolve();
    await soon();
    expect(happened.toSorted()).toEqual(['products a read', 'products b read', 'products c read']);
  });

  it('that are delayed publish the current state of the board', async () => {
    const { happened, boards, remote } = aNode();
    remote.onDelayedEvents([anEvent('board', 'a'), anEvent('board', 'b')]);
    await soon();
    boards[0]?.reject(away());
    await vi.advanceTimersByTimeAsync(250);
    boards[1]?.resolve([
      { _id: 'a', version: 'read' },
      { _id: 'b', version: 'read' },
    ]);
    await soon();
    expect(happened).toEqual(['board a read', 'board b read']);
  });

  it('publish no older state of the board after a newer one', async () => {
    const { happened, boards, remote } = aNode();
    remote.onDelayedEvents([anEvent('board', 'a'), anEvent('board', 'b')]);
    await soon();
    remote.noteLocal([anEvent('board', 'a')]);
    boards[0]?.resolve([
      { _id: 'a', version: 'before' },
      { _id: 'b', version: 'read' },
    ]);
    await soon();
    expect(happened).toEqual(['board b read']);
    boards[1]?.resolve([{ _id: 'a', version: 'newest' }]);
    await soon();
    expect(happened).toEqual(['board b read', 'board a newest']);
  });

  it('that are lost disconnect the clients once the database responds', async () => {
    const { happened, readings, remote } = aNode();
    remote.onEventsLost();
    readings[0]?.reject(away());
    await vi.advanceTimersByTimeAsync(250);
    expect([happened, readings.length]).toEqual([[], 2]);
    readings[1]?.resolve();
    await soon();
    expect(happened).toEqual(['disconnected']);
  });

  it('that exceed the buffer disconnect them as well, once', async () => {
    const { happened, readings, remote } = aNode();
    remote.onEvents([anEvent('products')]);
    remote.onEvents(Array.from({ length: 5_001 }, (_, at) => anEvent('products', `product${at}`)));
    readings[0]?.reject(away());
    await vi.advanceTimersByTimeAsync(250);
    readings[1]?.resolve();
    await soon();
    expect(happened).toEqual(['disconnected']);
  });

  it('are preceded by a refresh of the catalogue after a disconnection', async () => {
    const { happened, readings, remote } = aNode();
    remote.onReconnected();
    readings[0]?.reject(away());
    await vi.advanceTimersByTimeAsync(250);
    readings[1]?.resolve();
    await soon();
    expect([happened, readings.length, vi.getTimerCount()]).toEqual([[], 2, 0]);
  });

  it('are not retried after the node has closed', async () => {
    const { readings, remote } = aNode();
    remote.onEvents([anEvent('products')]);
    readings[0]?.reject(away());
    await soon();
    remote.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readings).toHaveLength(1);
  });
});
