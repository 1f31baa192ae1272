import type { OrderType } from '../model/index.ts';

/** States of an order after the kitchen: a delivery is on its way, was delivered, or nobody took it. */
export const HANDOVER_STATES = ['onTheWay', 'delivered', 'failed'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];
/** The steps that people mark; `ready` takes a mark back. */
export const HANDOVER_STEPS = ['ready', ...HANDOVER_STATES] as const;
export type HandoverStep = (typeof HANDOVER_STEPS)[number];

/** The reasons for which an order was not handed over. */
export const HANDOVER_REASONS = [
  'notCollected',
  'refused',
  'nobodyThere',
  'wrongAddress',
  'damaged',
  'other',
] as const;
export type HandoverReason = (typeof HANDOVER_REASONS)[number];

type Steps = Readonly<Record<HandoverStep, readonly HandoverStep[]>>;

const TO_THE_DOOR: Steps = {
  ready: ['onTheWay', 'failed'],
  onTheWay: ['delivered', 'failed', 'ready'],
  delivered: ['onTheWay'],
  failed: ['onTheWay', 'ready'],
};
const AT_THE_COUNTER: Steps = { ready: ['failed'], onTheWay: [], delivered: [], failed: ['ready'] };

/** Returns the steps that may follow a state of an order of a type, the usual one first; none at a table. */
export function handoverSteps(type: OrderType, state: HandoverState | undefined): readonly HandoverStep[] {
  if (type === 'dineIn') return [];
  return (type === 'delivery' ? TO_THE_DOOR : AT_THE_COUNTER)[state ?? 'ready'];
}

/** Returns the reasons for which an order of a type may not be handed over. */
export function handoverReasons(type: OrderType): readonly HandoverReason[] {
  if (type !== 'delivery') return ['notCollected', 'other'];
  return HANDOVER_REASONS.filter((reason) => reason !== 'notCollected');
}
