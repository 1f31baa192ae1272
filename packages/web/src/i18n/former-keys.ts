import type { Texts } from './translator.ts';

/**
 * Former and present places of texts that moved when they were filed by feature: `namespace.path`, a group ends with a
 * dot. Keeps older locale files of organisations readable.
 */
export const MOVES: readonly (readonly [former: string, now: string])[] = [
  ['cartPromotions.', 'offers.'],
  ['cartPromotions.offers.', 'offers.card.'],
  ['checkout.goesWell.', 'cart.goesWell.'],
  ['checkout.noTax', 'cart.noTax'],
  ['checkout.why.', 'cart.why.'],
  ['food.', 'dietary-filter.'],
  ['counter.billAsked', 'till.billAsked'],
  ['counter.openOrders', 'till.openBills'],
  ['counter.toPay', 'till.toPay'],
  ['guest.', 'app.'],
  ['guest.cart.', 'cart.'],
  ['guest.cart.count', 'app.cart.count'],
  ['guest.cart.view', 'app.cart.view'],
  ['guest.diet.', 'menu.diet.'],
  ['guest.home.', 'home.'],
  ['guest.homepage', 'common.homepage'],
  ['guest.init.', 'session.problem.'],
  ['guest.init.orderAhead', 'opening.forLater'],
  ['guest.less', 'common.less'],
  ['guest.limit.', 'menu.limit.'],
  ['guest.listComma', 'common.listComma'],
  ['guest.loading', 'common.loading'],
  ['guest.menu.', 'menu.'],
  ['guest.menu.servedOn', 'opening.servedOn'],
  ['guest.menu.servedToday', 'opening.servedToday'],
  ['guest.menu.servedTomorrow', 'opening.servedTomorrow'],
  ['guest.mode.', 'common.orderType.'],
  ['guest.more', 'common.more'],
  ['guest.optional', 'common.optional'],
  ['guest.pickup.', 'checkout.ready.'],
  ['guest.placing.', 'checkout.placing.'],
  ['guest.placing.limitText', 'menu.limit.reached'],
  ['guest.quantityOf', 'common.quantityOf'],
  ['guest.quoted', 'common.quoted'],
  ['guest.remove', 'common.remove'],
  ['guest.removeName', 'common.removeName'],
  ['guest.shops.', 'shops.'],
  ['guest.shops.closedNow', 'opening.closedNow'],
  ['guest.shops.open', 'opening.open'],
  ['guest.shops.opensOn', 'opening.opensOn'],
  ['guest.shops.opensToday', 'opening.opensToday'],
  ['guest.shops.opensTomorrow', 'opening.opensTomorrow'],
  ['guest.shops.orderAhead', 'opening.orderAhead'],
  ['guest.table.guests', 'common.guests'],
  ['guest.table.opening', 'session.openingTable'],
  ['guest.table.word', 'common.table'],
  ['guest.terms.', 'terms.'],
  ['guest.undo', 'common.undo'],
  ['guest.why.', 'cart.why.'],
  ['order.again.', 'order-again.'],
  ['order.bill.', 'order-history.bill.'],
  ['order.call.', 'call-staff.'],
  ['order.callStaff', 'call-staff.action'],
  ['order.counter.', 'payment.counter.'],
  ['order.noRecord.', 'order-history.none.'],
  ['order.otherOrders', 'order-history.otherOrders'],
  ['order.paid', 'payment.paid'],
  ['order.pay.', 'payment.'],
  ['order.pay.how.sandbox', 'payment.how.online'],
  ['order.payNow', 'payment.payNow'],
  ['order.payOrSplit', 'payment.payOrSplit'],
  ['order.payOtherWay', 'payment.payOtherWay'],
  ['order.print', 'order-history.print'],
  ['order.recordFacts', 'order-history.facts'],
  ['order.savePdf', 'order-history.savePdf'],
  ['order.search.', 'order-history.search.'],
  ['order.showMore', 'order-history.showMore'],
  ['order.standing.', 'order-history.standing.'],
  ['order.standsStill.', 'payment.standsStill.'],
  ['order.tip.', 'payment.tip.'],
  ['order.unfinished.', 'payment.unfinished.'],
  ['product.product.', 'product.'],
  ['staff.allDay', 'kitchen.allDay'],
  ['staff.average', 'kitchen.average'],
  ['staff.billAsked', 'till.billAsked'],
  ['staff.board.', 'board.'],
  ['staff.bump.', 'kitchen.bump.'],
  ['staff.calls.', 'calls.'],
  ['staff.columns', 'kitchen.columns'],
  ['staff.confirm.', 'counter.confirm.'],
  ['staff.done', 'kitchen.done'],
  ['staff.forTime', 'kitchen.forTime'],
  ['staff.late', 'kitchen.late'],
  ['staff.noPayments.', 'counter.noPayments.'],
  ['staff.noTickets', 'kitchen.noTickets'],
  ['staff.nothingToMake', 'kitchen.nothingToMake'],
  ['staff.openOrders', 'till.openBills'],
  ['staff.outbox.', 'office.outbox.'],
  ['staff.owner.', 'office.tables.'],
  ['owner.', 'office.tables.'],
  ['owner.outbox.', 'office.outbox.'],
  ['owner.pairing.', 'office.pairing.'],
  ['staff.pack', 'kitchen.pack'],
  ['staff.quiet.', 'kitchen.quiet.'],
  ['staff.recall', 'kitchen.recall'],
  ['staff.stock.', 'kitchen.stock.'],
  ['staff.toPay', 'till.toPay'],
  ['staff.unpaid', 'kitchen.unpaid'],
  ['staff.waitingPayments', 'counter.waitingPayments'],
  ['staff.waitsFor', 'counter.waitsFor'],
  ['together.', 'split-bill.'],
  ['together.party.', 'session.party.'],
  ['guest.init.shopNotEnabledForOnline.title', 'session.problem.shopNotEnabledForOnline.title'],
  ['guest.init.shopNotEnabledForOnline.title', 'opening.unavailable.shopNotEnabledForOnline'],
  ['guest.init.timeSlotNotFound.title', 'session.problem.timeSlotNotFound.title'],
  ['guest.init.timeSlotNotFound.title', 'opening.unavailable.timeSlotNotFound'],
];

function flat(texts: Texts, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? flat(text, `${before}${key}.`) : [[`${before}${key}`, text] as const],
  );
}

/** Returns the present place of a text: the longest match of the moves counts, plural forms follow their stem. */
function placesOf(path: string): readonly string[] {
  const [, stem = path, form = ''] = /^(.*?)(_one|_other)$/.exec(path) ?? [];
  const moves = MOVES.filter(([former]) =>
    former.endsWith('.') ? stem.startsWith(former) : stem === former,
  );
  if (moves.length === 0) return [path];
  const longest = Math.max(...moves.map(([former]) => former.length));
  const counting = moves.filter(([former]) => former.length === longest);
  return counting.map(([former, now]) => `${now}${stem.slice(former.length)}${form}`);
}

function put(texts: Texts, [step = '', ...rest]: readonly string[], text: string): Texts {
  const below = texts[step];
  return {
    ...texts,
    [step]: rest.length === 0 ? text : put(typeof below === 'object' ? below : {}, rest, text),
  };
}

/** Returns texts by namespace with each text at its present place. */
export function atPresentKeys(texts: Texts): Texts {
  return flat(texts)
    .flatMap(([path, text]) => placesOf(path).map((place) => [place, text] as const))
    .reduce<Texts>((all, [place, text]) => put(all, place.split('.'), text), {});
}
