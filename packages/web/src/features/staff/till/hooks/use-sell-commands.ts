import type { Draft, TableSession } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import type { Place } from '../state/place.ts';
import type { TillOrder } from '../state/till-order.ts';
import type { Drafts } from './use-drafts.ts';
import type { SaleShown } from './use-sale.ts';
import { type TillActions, useFailure } from './use-till-actions.ts';

export type SellCommandsInput = {
  readonly place: Place;
  readonly order: TillOrder;
  readonly saleNow: SaleShown['saleNow'];
  readonly actions: TillActions;
  readonly drafts: Drafts;
  readonly onPay: (session: TableSession) => void;
};

/** Returns what is done with the whole order: send, pay, take the exact cash, park, recall a parked one. */
export function useSellCommands(input: SellCommandsInput) {
  const { place, order, saleNow, actions, drafts, onPay } = input;
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const fail = useFailure();
  const hasLines = order.cart.lines.length > 0;
  const isAsking = order.asking !== undefined;
  const send = async () => {
    if (!isAsking && hasLines) await actions.send(saleNow());
  };
  const pay = async () => {
    const session = hasLines ? await actions.send(saleNow()) : place.session;
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
      if (!isAsking && actions.mayTakeCash) void actions.takeExactCash(saleNow());
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
