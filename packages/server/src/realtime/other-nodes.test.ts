import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../test/kits/silent-log.ts';
import type { Core } from '../composition/create-core.ts';
import { CodedError } from '../lib/coded-error.ts';
import type { OutboxEvent } from '../outbox/outbox-event.ts';
import { createOtherNodes } from './other-nodes.ts';

function anEvent(topic: OutboxEvent['topic'], id = 'x'): OutboxEvent {
  // the cast is sound: of the data, only the version is looked at
  const data = { _id: id, version: 'old' } as never;
  return { seq: 1, topic, event: 'patched', shop: 'shop1', id, data };
}

/** A node whose readings the test answers, with all that its connections are told. */
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
      get: (_name: string, id: string) => ({ _id: id, version: 'read' }),
    },
    kitchen: {
      board: () => {
        const board = Promise.withResolvers<readonly object[]>();
        boards.push(board);
        return board.promise;
      },
    },
  };
  const others = createOtherNodes({
    // the cast is sound: this is all that is asked of a core
    core: core as unknown as Core,
    relay: {
      disconnectAll: () => void happened.push('let go'),
      publish: (events) =>
        void happened.push(
          ...events.map(({ topic, id, data }) => `${topic} ${id} ${'version' in data && data.version}`),
        ),
    },
    log: silentLog,
  });
  return { happened, readings, boards, others };
}

const soon = () => vi.advanceTimersByTimeAsync(0);
const away = () => new CodedError('unavailable');

describe('events of another node', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that change the catalogue are told after it was read again, as they are by then', async () => {
    const { happened, readings, others } = aNode();
    others.onEvents([anEvent('products', 'cake')]);
    await soon();
    expect(happened).toEqual([]);
    readings[0]?.resolve();
    await soon();
    expect(happened).toEqual(['products cake read']);
  });

  it('that do not are told at once, whatever the database does', async () => {
    const { happened, readings, others } = aNode();
    others.onEvents([anEvent('products'), anEvent('kitchenTickets'), anEvent('board')]);
    others.onLate([anEvent('tableSessions')]);
    expect(happened).toEqual(['kitchenTickets x old', 'board x old', 'tableSessions x old']);
    readings[0]?.reject(away());
    await soon();
    others.onEvents([anEvent('kitchenTickets', 'y')]);
    expect(happened.at(-1)).toBe('kitchenTickets y old');
  });

  it('share one reading when they come while another runs', async () => {
    const { happened, readings, others } = aNode();
    others.onEvents([anEvent('products', 'a')]);
    others.onEvents([anEvent('products', 'b')]);
    others.onEvents([anEvent('products', 'c')]);
    readings[0]?.resolve();
    await soon();
    expect([happened, readings.length]).toEqual([['products a read'], 2]);
    readings[1]?.resolve();
    await soon();
    expect(happened).toEqual(['products a read', 'products b read', 'products c read']);
  });

  it('wait while the catalogue cannot be read, and so do those that come meanwhile', async () => {
    const { happened, readings, others } = aNode();
    others.onEvents([anEvent('products', 'a')]);
    others.onEvents([anEvent('products', 'b')]);
    for (let tries = 0; tries < 5; tries += 1) {
      readings[tries]?.reject(away());
      await vi.advanceTimersByTimeAsync(2_000);
    }
    others.onEvents([anEvent('products', 'c')]);
    expect([happened, readings.length]).toEqual([[], 6]);
    readings[5]?.resolve();
    await soon();
    readings[6]?.resolve();
    await soon();
    expect(happened.toSorted()).toEqual(['products a read', 'products b read', 'products c read']);
  });

  it('that come late tell of the board what stands there now', async () => {
    const { happened, boards, others } = aNode();
    others.onLate([anEvent('board', 'a'), anEvent('board', 'b')]);
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

  it('tell no older state of the board after a newer one', async () => {
    const { happened, boards, others } = aNode();
    others.onLate([anEvent('board', 'a'), anEvent('board', 'b')]);
    await soon();
    others.noted([anEvent('board', 'a')]);
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

  it('that are lost send the connections away once the database answers', async () => {
    const { happened, readings, others } = aNode();
    others.onMissed();
    readings[0]?.reject(away());
    await vi.advanceTimersByTimeAsync(250);
    expect([happened, readings.length]).toEqual([[], 2]);
    readings[1]?.resolve();
    await soon();
    expect(happened).toEqual(['let go']);
  });

  it('that are too many to wait send them away as well, once', async () => {
    const { happened, readings, others } = aNode();
    others.onEvents([anEvent('products')]);
    others.onEvents(Array.from({ length: 5_001 }, (_, at) => anEvent('products', `product${at}`)));
    readings[0]?.reject(away());
    await vi.advanceTimersByTimeAsync(250);
    readings[1]?.resolve();
    await soon();
    expect(happened).toEqual(['let go']);
  });

  it('find a catalogue that was read again after this node could hear nothing', async () => {
    const { happened, readings, others } = aNode();
    others.onBack();
    readings[0]?.reject(away());
    await vi.advanceTimersByTimeAsync(250);
    readings[1]?.resolve();
    await soon();
    expect([happened, readings.length, vi.getTimerCount()]).toEqual([[], 2, 0]);
  });

  it('are tried no more when the node ends', async () => {
    const { readings, others } = aNode();
    others.onEvents([anEvent('products')]);
    readings[0]?.reject(away());
    await soon();
    others.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readings).toHaveLength(1);
  });
});
