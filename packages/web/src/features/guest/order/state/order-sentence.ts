import type { TableSession } from '@comanda/contract';
import { isVoidedStatus } from '@comanda/domain';
import { owedBack } from '../../../../data/sessions/owed-back.ts';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';

/** The sentence key for an order's status, with its parameters. */
export type OrderSentence =
  | { readonly key: 'void' | 'done' | 'taken' | 'nothing' }
  | { readonly key: 'payFirst' | 'payAtCounter' }
  | { readonly key: 'waitsForShop' | 'accepted' }
  | {
      readonly key: 'declined' | 'declinedPaid' | 'declinedGivenBack';
      /** The reason, and the staff's own words for it. */
      readonly reason: TableSession['endReason'];
      readonly words: string | undefined;
    }
  | { readonly key: 'ready' | 'readyTable' | 'readyDelivery' }
  | { readonly key: 'onTheWay' | 'delivered' | 'notDelivered' | 'notCollected' }
  | {
      readonly key: 'someReady' | 'someReadyTable';
      /** The first ready dish, and the number of ready ones. */
      readonly dish: LineGroup;
      readonly ready: number;
      readonly cooking: number;
    }
  | { readonly key: 'cooking'; readonly count: number }
  | { readonly key: 'received' | 'later' };

type Circumstances = {
  /** True while the kitchen waits for the payment; undefined until it is known whether it does. */
  readonly awaitsPayment: boolean | undefined;
  /** Set if a payment at the counter is pending. */
  readonly waitsAtCounter: boolean;
};

/** Returns what a declined order says of its money: none, to be asked for, or on its way back by itself (till T3.8). */
function declinedKey(session: TableSession): 'declined' | 'declinedPaid' | 'declinedGivenBack' {
  if (session.payments.length === 0) return 'declined';
  return owedBack(session) > 0 ? 'declinedPaid' : 'declinedGivenBack';
}

type Handover = NonNullable<TableSession['handover']>;

/** Returns what people marked of an order after the kitchen. */
function handoverKey(
  type: TableSession['type'],
  state: Handover['state'],
): 'onTheWay' | 'delivered' | 'notDelivered' | 'notCollected' {
  if (state === 'failed') return type === 'delivery' ? 'notDelivered' : 'notCollected';
  return state;
}

/** Returns the sentence that describes an order's status; undefined until it is known whether it has to be paid first. */
export function orderSentence(
  session: TableSession,
  circumstances: Circumstances,
): OrderSentence | undefined {
  const groups = groupLines(liveLines(session));
  const isTable = session.type === 'dineIn';
  const isDelivery = session.type === 'delivery';
  const isUnpaid = session.bill.outstanding > 0;
  if (session.acceptance === 'declined')
    return {
      key: declinedKey(session),
      reason: session.endReason,
      words: session.endText,
    };
  if (isVoidedStatus(session.status)) return { key: 'void' };
  if (groups.length === 0) return { key: 'nothing' };
  if (circumstances.awaitsPayment === undefined) return undefined;
  if (circumstances.awaitsPayment) return { key: circumstances.waitsAtCounter ? 'payAtCounter' : 'payFirst' };
  if (session.acceptance === 'pending') return { key: 'waitsForShop' };

  const { handover } = session;
  if (handover !== undefined) return { key: handoverKey(session.type, handover.state) };
  const open = groups.filter((group) => group.status !== 'served');
  if (open.length === 0) return { key: isUnpaid ? 'taken' : 'done' };
  const ready = open.filter((group) => group.status === 'ready');
  if (ready.length === open.length)
    return { key: isTable ? 'readyTable' : isDelivery ? 'readyDelivery' : 'ready' };
  const cooking = open.filter(
    ({ status }) => status === 'cooking' || (isDelivery && status === 'ready'),
  ).length;
  const [first] = ready;
  // a delivery leaves as a whole, so single ready dishes are not announced
  if (first && !isDelivery) {
    return { key: isTable ? 'someReadyTable' : 'someReady', dish: first, ready: ready.length, cooking };
  }
  if (cooking > 0) return { key: 'cooking', count: cooking };
  if (session.pickupAt !== undefined) return { key: 'later' };
  return { key: session.acceptance === 'accepted' ? 'accepted' : 'received' };
}
