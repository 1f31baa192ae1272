import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBoardEvent } from '../../test/kits/events.ts';
import type { OutboxEvent } from '../outbox/outbox-event.ts';
import { createEventExchange, type EventExchange } from './event-exchange.ts';
import type { Message } from './message.ts';

const SECOND = 1_000;

function anEvent(seq: number): OutboxEvent {
  return { seq, ...aBoardEvent(`order${seq}`) };
}

type Heard = { readonly live: number[]; readonly late: number[]; missed: number; back: number };
type Node = { readonly id: string; readonly exchange: EventExchange; readonly heard: Heard };

/** Creates nodes on one channel; `loses` selects messages lost on the way to a node. */
function aChannel() {
  const clock = { now: 0 };
  const nodes: Node[] = [];
  const channel = { loses: (_to: string, _message: Message): boolean => false };
  let waiting: Message[] = [];
  let isSending = false;

  function send(message: Message): void {
    waiting.push(message);
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) {
      const messages = waiting;
      waiting = [];
      for (const each of messages)
        for (const { id, exchange } of nodes) if (!channel.loses(id, each)) exchange.receive(each);
    }
    isSending = false;
  }

  function join(id: string): Node {
    const heard: Heard = { live: [], late: [], missed: 0, back: 0 };
    const seqsOf = (events: readonly OutboxEvent[]) => events.map(({ seq }) => seq);
    const exchange = createEventExchange({
      node: id,
      now: () => clock.now,
      send,
      handler: {
        onEvents: (events) => void heard.live.push(...seqsOf(events)),
        onDelayedEvents: (events) => void heard.late.push(...seqsOf(events)),
        onEventsLost: () => {
          heard.missed += 1;
        },
        onReconnected: () => {
          heard.back += 1;
        },
      },
    });
    const node = { id, exchange, heard };
    nodes.push(node);
    send(exchange.heartbeat());
    return node;
  }

  return {
    clock,
    channel,
    join,
    publish: ({ exchange }: Node, ...seqs: number[]) => send(exchange.events(seqs.map(anEvent), false)),
    leave(node: Node) {
      nodes.splice(nodes.indexOf(node), 1);
    },
    bye: ({ exchange }: Node) => send(exchange.bye()),
    /** Advances time, with a heartbeat of every node each second. */
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        clock.now += SECOND;
        for (const { exchange } of nodes) send(exchange.heartbeat());
      }
    },
  };
}

describe('nodes that exchange events', () => {
  it('receive each once, in order, and not their own', () => {
    const { join, publish } = aChannel();
    const [one, other] = [join('one'), join('other')];
    publish(one, 1);
    publish(one, 2, 3);
    publish(other, 4);
    expect(other.heard).toEqual({ live: [1, 2, 3], late: [], missed: 0, back: 1 });
    expect(one.heard).toEqual({ live: [4], late: [], missed: 0, back: 1 });
  });

  it('request lost events with the next event, or a second later', () => {
    const { channel, join, publish, pass } = aChannel();
    const [one, other] = [join('one'), join('other')];
    publish(one, 1);
    channel.loses = (to) => to === 'other';
    publish(one, 2);
    channel.loses = () => false;
    publish(one, 3);
    expect(other.heard).toMatchObject({ live: [1], late: [2, 3], missed: 0 });
    channel.loses = (to) => to === 'other';
    publish(one, 4);
    channel.loses = () => false;
    pass(1);
    publish(one, 5);
    expect(other.heard).toMatchObject({ live: [1, 5], late: [2, 3, 4], missed: 0 });
  });

  it('request again when the answer is lost as well', () => {
    const { channel, join, publish, pass } = aChannel();
    const [one, other] = [join('one'), join('other')];
    let lost = 0;
    channel.loses = (to, { kind }) => {
      const isLost = to === 'other' && (kind === 'events' || (kind === 'late' && lost < 2));
      if (isLost && kind === 'late') lost += 1;
      return isLost;
    };
    publish(one, 1);
    pass(3);
    expect([lost, other.heard.late]).toEqual([2, [1]]);
  });

  it('receive a long answer completely, though one of its pages is lost', () => {
    const { channel, join, publish, pass } = aChannel();
    const [one, other] = [join('one'), join('other')];
    let pages = 0;
    channel.loses = (to, { kind }) => {
      if (to === 'other' && kind === 'late') pages += 1;
      return to === 'other' && (kind === 'events' || (kind === 'late' && pages === 2));
    };
    const seqs = Array.from({ length: 1_700 }, (_, seq) => seq + 1);
    publish(one, ...seqs);
    pass(2);
    expect(other.heard.late).toEqual(seqs);
  });

  it('receive the last half minute when they join', () => {
    const { join, publish, pass } = aChannel();
    const one = join('one');
    publish(one, 1);
    pass(31);
    publish(one, 2);
    const other = join('other');
    pass(1);
    publish(one, 3);
    expect(other.heard).toMatchObject({ live: [3], late: [2], missed: 0 });
  });

  it('learn that missed events are no longer available', () => {
    const { channel, join, publish, pass } = aChannel();
    const [one, other] = [join('one'), join('other')];
    pass(1);
    channel.loses = (to) => to === 'other';
    publish(one, 1);
    pass(31);
    publish(one, 2);
    channel.loses = () => false;
    pass(1);
    expect(other.heard).toMatchObject({ late: [2], missed: 1 });
    pass(60);
    expect(other.heard.missed).toBe(1);
  });

  it('treat events as delayed while their own heartbeats lag', () => {
    const { clock, channel, join, publish } = aChannel();
    const [one, other] = [join('one'), join('other')];
    channel.loses = (to, { node }) => to === node;
    other.exchange.heartbeat();
    clock.now += SECOND + 1;
    publish(one, 1);
    expect(other.heard).toMatchObject({ live: [], late: [1] });
  });

  it('know that they may have missed events of a node that died while they were disconnected', () => {
    const { channel, join, publish, pass, leave } = aChannel();
    const [one, other] = [join('one'), join('other')];
    publish(one, 1);
    other.exchange.disconnected();
    channel.loses = (to) => to === 'other';
    publish(one, 2);
    leave(one);
    channel.loses = () => false;
    pass(5);
    expect(other.heard.missed).toBe(0);
    pass(2);
    expect(other.heard).toMatchObject({ back: 2, missed: 1 });
    pass(60);
    expect(other.heard.missed).toBe(1);
  });

  it('lose nothing when a node dies, or leaves, whose events they all have', () => {
    const { join, publish, pass, leave, bye } = aChannel();
    const [one, two, other] = [join('one'), join('two'), join('other')];
    publish(one, 1);
    pass(1);
    leave(one);
    bye(two);
    leave(two);
    pass(60);
    expect(other.heard).toMatchObject({ live: [1], missed: 0 });
  });

  it('detect missed events of a node that leaves', () => {
    const { channel, join, publish, bye } = aChannel();
    const [one, other] = [join('one'), join('other')];
    publish(one, 1);
    channel.loses = (to) => to === 'other';
    publish(one, 2);
    channel.loses = () => false;
    bye(one);
    expect(other.heard.missed).toBe(1);
  });

  it('receive everything eventually, whatever is lost: property', () => {
    const step = fc.record({
      from: fc.nat(2),
      count: fc.integer({ min: 1, max: 3 }),
      loses: fc.array(fc.nat(2), { maxLength: 2 }),
      passes: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { channel, join, publish, pass } = aChannel();
        const ids = ['a', 'b', 'c'];
        const nodes = ids.map(join);
        let seq = 0;
        const said = nodes.map((): number[] => []);
        for (const { from, count, loses, passes } of steps) {
          const seqs = Array.from({ length: count }, () => {
            seq += 1;
            return seq;
          });
          channel.loses = (to) => loses.some((at) => ids[at] === to);
          said[from]?.push(...seqs);
          const node = nodes[from];
          if (node) publish(node, ...seqs);
          pass(passes);
        }
        channel.loses = () => false;
        pass(3);
        nodes.forEach(({ heard }, at) => {
          const all = [...heard.live, ...heard.late];
          const ofOthers = said.flatMap((seqs, from) => (from === at ? [] : seqs));
          if (heard.missed === 0)
            expect(all.toSorted((a, b) => a - b)).toEqual(ofOthers.toSorted((a, b) => a - b));
        });
      }),
      { seed: 20_260_301, numRuns: 300 },
    );
  });
});
