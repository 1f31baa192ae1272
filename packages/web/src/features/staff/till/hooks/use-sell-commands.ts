import type { Draft, TableSession } from '@comanda/contract';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import {
  type CourseCalls,
  type Drafts,
  type Place,
  type SaleShown,
  type TillActions,
  type TillOrder,
  useFailure,
  waitingLines,
  waitsOnSending,
} from '../../sale/index.ts';

export type SellCommandsInput = {
  readonly place: Place;
  readonly order: TillOrder;
  readonly saleNow: SaleShown['saleNow'];
  readonly actions: TillActions;
  readonly courses: CourseCalls;
  readonly drafts: Drafts;
  readonly onPay: (session: TableSession) => void;
  readonly onAgain: (session: TableSession) => void;
};

/** A way to pay that was asked for while something is not fired yet. */
type Wish = 'pay' | 'exactCash';

/** Returns the two ways to pay, which ask first while something of the bill would stay unfired (till T4.7). */
function usePaying(input: SellCommandsInput) {
  const { place, order, saleNow, actions, courses, onPay } = input;
  const menu = useReadyCatalogue();
  const [asked, setAsked] = useState<Wish>();
  const hasLines = order.cart.lines.length > 0;
  const firedIf = async (isFired: boolean, session: TableSession | undefined) =>
    isFired && session !== undefined ? courses.fireAll(session) : session;
  const ways = {
    pay: async (isFired: boolean) => {
      const session = await firedIf(isFired, hasLines ? await actions.send(saleNow()) : place.session);
      if (session !== undefined && session.bill.outstanding > 0) onPay(session);
    },
    exactCash: async (isFired: boolean) => {
      await firedIf(isFired, await actions.takeExactCash(saleNow()));
    },
  };
  const start = (wish: Wish) => {
    const { lines, due } = saleNow();
    const isUnfired = waitingLines(place.session).length > 0 || waitsOnSending(lines, menu, place.type);
    if (isUnfired && due > 0) setAsked(wish);
    else void ways[wish](false);
  };
  return {
    start,
    /** True while the question is shown whether to fire what waits. */
    isAsked: asked !== undefined,
    leave: () => setAsked(undefined),
    /** Goes on with the payment, after firing what waits or without. */
    goOn: (isFired: boolean) => {
      setAsked(undefined);
      if (asked !== undefined) void ways[asked](isFired);
    },
  };
}

/** Returns what is done with the whole order: send, pay, take the exact cash, park, recall a parked one. */
export function useSellCommands(input: SellCommandsInput) {
  const { place, order, saleNow, actions, drafts, onAgain } = input;
  const { start, ...asking } = usePaying(input);
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const fail = useFailure();
  const hasLines = order.cart.lines.length > 0;
  const isAsking = order.asking !== undefined;
  const send = async () => {
    if (!isAsking && hasLines) await actions.send(saleNow());
  };
  const isParkable = place.key === 'counter' && !isAsking && hasLines;
  const parked = async () => {
    if (isParkable) await drafts.park(clockText(serverClock.now(), locale.intl, data.shop.timezone));
  };
  const park = () => void parked().catch(fail);
  return {
    send: () => void send(),
    ...asking,
    pay: () => start('pay'),
    /** Presses the filled button: Send, or Pay when all is sent. */
    filled: () => (hasLines ? void send() : start('pay')),
    exactCash: () => {
      if (!isAsking && actions.mayTakeCash) start('exactCash');
    },
    park,
    /** Goes on with a parked order; what is rung up now is parked. */
    recall: (draft: Draft) => {
      if (hasLines) park();
      drafts.recall(draft).catch(fail);
    },
    /** Rings up the dishes of a finished bill again; what is rung up now is parked first. */
    again: (bill: TableSession) => void parked().then(() => onAgain(bill), fail),
  };
}

export type SellCommands = ReturnType<typeof useSellCommands>;
