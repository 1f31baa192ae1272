import { describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../core.ts';
import { createOtherNodes } from './other-nodes.ts';

function anEvent(topic: OutboxEvent['topic'], seq = 1): OutboxEvent {
  return { seq, topic, event: 'patched', shop: 'shop1', id: 'x', data: { _id: 'x' } };
}

function aNode() {
  const happened: string[] = [];
  const readings: (() => void)[] = [];
  const refresh = () =>
    new Promise<void>((resolve) => {
      readings.push(() => {
        happened.push('read');
        resolve();
      });
    });
  const relay = {
    attach() {},
    letGo() {},
    tell: (events: readonly OutboxEvent[]) => void happened.push(...events.map(({ seq }) => `told ${seq}`)),
  };
  return { happened, readings, tell: createOtherNodes({ refresh }, relay) };
}

describe('events of another node', () => {
  it('are told after the catalogue was read again', async () => {
    const node = aNode();
    const told = node.tell([anEvent('products')]);
    expect(node.happened).toEqual([]);
    node.readings[0]?.();
    await told;
    expect(node.happened).toEqual(['read', 'told 1']);
  });

  it('that do not touch the catalogue are told at once', async () => {
    const node = aNode();
    await node.tell([anEvent('tableSessions')]);
    expect([node.happened, node.readings.length]).toEqual([['told 1'], 0]);
  });

  it('share one reading when they come while another runs', async () => {
    const node = aNode();
    const told = [1, 2, 3].map((seq) => node.tell([anEvent('products', seq)]));
    node.readings[0]?.();
    await told[0];
    expect(node.readings).toHaveLength(2);
    node.readings[1]?.();
    await Promise.all(told);
    expect(node.happened).toEqual(['read', 'told 1', 'read', 'told 2', 'told 3']);
  });
});
