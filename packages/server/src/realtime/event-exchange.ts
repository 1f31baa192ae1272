import { MINUTE_MS } from '@comanda/domain';
import type { OutboxEvent } from '../outbox/index.ts';
import { createRecentEvents } from './recent-events.ts';

/** Events of one message. */
const PAGE = 500;
/** How often a node sends the number of its last event, in milliseconds. */
export const BEAT_MS = 1_000;
/** What comes while a node's own beat takes longer has waited on its way. */
const LAG_MS = 1_000;
/** A node that sends nothing for so long is gone. */
const GONE_MS = 5_000;
/** The same node is not asked twice within this. */
const ASK_AGAIN_MS = 300;
/** Own beats that are waited for at a time. */
const MAX_UNHEARD = 60;
/** A node that is gone so long does not come back. */
const FORGET_MS = 10 * MINUTE_MS;

/** What nodes send to all of them, the sender included. */
export type Message = { readonly node: string } & (
  | { readonly kind: 'events'; readonly first: number; readonly events: readonly OutboxEvent[] }
  /** `last` is the number of the node's last event, `beat` counts these messages. */
  | { readonly kind: 'beat'; readonly last: number; readonly beat: number }
  /** Asks one node for what followed `after`, or for all it keeps. */
  | { readonly kind: 'ask'; readonly to: string; readonly after?: number }
  | {
      readonly kind: 'late';
      readonly to: string;
      readonly first: number;
      readonly events: readonly OutboxEvent[];
      /** Whether it is the first message of an answer. */
      readonly isStart: boolean;
      /** Whether events before it are not kept any more. */
      readonly isShort: boolean;
    }
  | { readonly kind: 'bye'; readonly last: number }
);

export type FromOthers = {
  onEvents(events: readonly OutboxEvent[]): void;
  /** This node hears the others, at first or again: what was told meanwhile comes late. */
  onBack(): void;
  /** Events that took their time, some of them perhaps for the second time. */
  onLate(events: readonly OutboxEvent[]): void;
  /** Events are lost: whatever is shown has to be read again. */
  onMissed(): void;
};

type Peer = {
  /** Number of the last event up to which nothing is missing; undefined until the node has said. */
  heard?: number;
  seenAt: number;
  askedAt: number;
  /** Events are known to be missing. */
  isBehind: boolean;
  isGone: boolean;
};

/**
 * Tells nodes of each other's events over a channel that may lose, delay and repeat messages, but keeps those of one
 * node in their order. Each node numbers its events and says every second how far it has come; whoever finds a gap asks
 * that node for what is missing, and learns that something is lost for good where it cannot be had any more.
 */
export function createEventExchange({
  node,
  others,
  send,
  now = () => performance.now(),
}: {
  /** Unique to this run of the process. */
  readonly node: string;
  readonly others: FromOthers;
  readonly send: (message: Message) => void;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}) {
  const recent = createRecentEvents(now);
  const peers = new Map<string, Peer>();
  let beats = 0;
  /** Own beats that have not come back. */
  let unheard: { readonly beat: number; readonly at: number }[] = [];
  let heardBeat = 0;
  let isDeaf = true;
  let hearingSince = now();

  function isLagging(): boolean {
    const oldest = unheard[0];
    return oldest !== undefined && now() - oldest.at > LAG_MS;
  }

  function onOwnBeat(beat: number): void {
    unheard = unheard.filter((sent) => sent.beat > beat);
    heardBeat = beat;
    if (!isDeaf) return;
    isDeaf = false;
    hearingSince = now();
    others.onBack();
  }

  function peerOf(id: string): Peer {
    const known = peers.get(id);
    const peer = known ?? { seenAt: 0, askedAt: -ASK_AGAIN_MS, isBehind: false, isGone: false };
    if (known === undefined) peers.set(id, peer);
    peer.seenAt = now();
    peer.isGone = false;
    return peer;
  }

  function ask(to: string, peer: Peer): void {
    peer.isBehind = true;
    // an ask or its answer that is lost is made up for by the next beat
    if (now() - peer.askedAt < ASK_AGAIN_MS) return;
    peer.askedAt = now();
    send({ node, kind: 'ask', to, after: peer.heard });
  }

  const isMissing = ({ heard }: Peer, last: number) => heard === undefined || last > heard;

  /** Returns the events that were not heard before, and takes them for heard. */
  function fresh(peer: Peer, heard: number, first: number, events: readonly OutboxEvent[]) {
    peer.heard = Math.max(heard, first + events.length - 1);
    return events.slice(Math.max(heard + 1 - first, 0));
  }

  function onEvents(from: string, first: number, events: readonly OutboxEvent[]): void {
    const peer = peerOf(from);
    const heard = peer.heard ?? (first === 1 ? 0 : undefined);
    if (heard === undefined || first > heard + 1) {
      ask(from, peer);
      return;
    }
    const news = fresh(peer, heard, first, events);
    if (news.length === 0) return;
    if (isLagging()) others.onLate(news);
    else others.onEvents(news);
  }

  function onBeat(from: string, last: number): void {
    const peer = peerOf(from);
    if (last === 0) peer.heard = 0;
    if (isMissing(peer, last)) ask(from, peer);
    else peer.isBehind = false;
  }

  function onBye(from: string, last: number): void {
    const peer = peers.get(from);
    if (peer !== undefined && isMissing(peer, last)) others.onMissed();
    peers.delete(from);
  }

  function answer(to: string, after?: number): void {
    const { first, events, isShort } = recent.since(after);
    for (let at = 0; at === 0 || at < events.length; at += PAGE) {
      const isStart = at === 0;
      const page = events.slice(at, at + PAGE);
      send({ node, kind: 'late', to, first: first + at, events: page, isStart, isShort: isStart && isShort });
    }
  }

  function onLate(from: string, { first, events, isStart, isShort }: Message & { kind: 'late' }): void {
    const peer = peerOf(from);
    const isLost = isShort && first > (peer.heard ?? 0) + 1;
    const heard = isStart && (peer.heard === undefined || isLost) ? first - 1 : peer.heard;
    // the page before it was lost on the way
    if (heard === undefined || first > heard + 1) return;
    const news = fresh(peer, heard, first, events);
    if (news.length > 0) others.onLate(news);
    if (isLost) others.onMissed();
  }

  function receiveFrom(from: string, message: Message): void {
    switch (message.kind) {
      case 'events':
        onEvents(from, message.first, message.events);
        break;
      case 'beat':
        onBeat(from, message.last);
        break;
      case 'ask':
        if (message.to === node) answer(from, message.after);
        break;
      case 'late':
        if (message.to === node) onLate(from, message);
        break;
      case 'bye':
        onBye(from, message.last);
    }
  }

  /** Finds nodes that went without a word, with events that this node may never hear of. */
  function sweep(): void {
    if (isDeaf) return;
    for (const [id, peer] of peers) {
      const silence = now() - Math.max(peer.seenAt, hearingSince);
      if (silence > FORGET_MS) peers.delete(id);
      if (peer.isGone || silence <= GONE_MS) continue;
      peer.isGone = true;
      if (peer.isBehind || peer.seenAt < hearingSince) others.onMissed();
    }
  }

  return {
    /** Keeps events for nodes that cannot hear them now; returns what has to be sent to those that can. */
    events(events: readonly OutboxEvent[], isAway: boolean): Message {
      const first = recent.keep(events, isAway);
      return { node, kind: 'events', first, events };
    },
    /** Returns what has to be sent every `BEAT_MS`. */
    beat(): Message {
      sweep();
      beats += 1;
      unheard = [...unheard, { beat: beats, at: now() }].slice(-MAX_UNHEARD);
      return { node, kind: 'beat', last: recent.last(), beat: beats };
    },
    /** Returns what is sent as this node ends. */
    bye: (): Message => ({ node, kind: 'bye', last: recent.last() }),
    receive(message: Message): void {
      if (message.node !== node) receiveFrom(message.node, message);
      else if (message.kind === 'beat') onOwnBeat(message.beat);
    },
    /** Notes that nothing can be heard until the own beat comes back. */
    deaf(): void {
      isDeaf = true;
      unheard = [];
    },
    /** Notes that others can be told again. */
    back: () => recent.back(),
    /** Returns how many beats have been made since the last that came back. */
    unheardBeats: () => beats - heardBeat,
  };
}

export type EventExchange = ReturnType<typeof createEventExchange>;
