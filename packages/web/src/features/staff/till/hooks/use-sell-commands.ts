import type { Draft, TableSession } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import type { TillOrder } from '../state/till-order.ts';
import type { Drafts } from './use-drafts.ts';
import { type Sale, type TillActions, useFailure } from './use-till-actions.ts';

export type SellCommandsInput = {
  readonly order: TillOrder;
  readonly sale: Sale;
  readonly actions: TillActions;
  readonly drafts: Drafts;
  readonly onPay: (session: TableSession) => void;
};

/** Returns what is done with the whole order: send, pay, take the exact cash, park, recall a parked one. */
export function useSellCommands({ order, sale, actions, drafts, onPay }: SellCommandsInput) {
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const fail = useFailure();
  const { place } = sale;
  const hasLines = order.cart.lines.length > 0;
  const isAsking = order.asking !== undefined;
  const send = async () => {
    if (!isAsking && hasLines) await actions.send(sale);
  };
  const pay = async () => {
    const session = hasLines ? await actions.send(sale) : place.session;
    if (session !== undefined && session.bill.outstanding > 0) onPay(session);
  };
  const park = () => {
    const name = clockText(serverClock.now(), locale.intl, data.shop.timezone);
    if (place.key === 'counter' && !isAsking && hasLines) drafts.park(name).catch(fail);
  };
  return {
    send: () => void send(),
    pay: () => void pay(),
    /** Presses the filled button: Send, or Pay when all is sent. */
    filled: () => void (hasLines ? send() : pay()),
    exactCash: () => {
      if (!isAsking && actions.mayTakeCash) void actions.takeExactCash(sale);
    },
    park,
    /** Goes on with a parked order; what is rung up now is parked. */
    recall: (draft: Draft) => {
      if (hasLines) park();
      drafts.recall(draft).catch(fail);
    },
  };
}

export type SellCommands = ReturnType<typeof useSellCommands>;
