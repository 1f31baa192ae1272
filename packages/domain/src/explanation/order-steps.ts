import {
  type BillInput,
  dishesTotal,
  guestsOf,
  isFreeFrom,
  surchargePercent,
  type TracedBill,
  taxApplies,
  waivingRule,
} from '../bill/index.ts';
import { byPriority, type TaxSetting } from '../model/index.ts';
import { checkRule, type RuleTrace } from '../promotions/index.ts';
import type { ExplanationStep } from './explanation.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { namedRule } from './named-rule.ts';

/** Explains the order from nothing to the outstanding amount (pricing P6.1). */
export function orderSteps(input: BillInput, traced: TracedBill): readonly ExplanationStep[] {
  const ledger = createLedger();
  const { sold: bill, promotions } = traced;
  ledger.add({ key: 'orderLines', params: { lines: bill.lines.length } }, bill.subTotal);
  for (const trace of promotions.trace) addRule(ledger, trace, traced);
  addMember(ledger, traced);
  addSurcharges(ledger, traced);
  addSeatCharge(ledger, input, traced);
  addDelivery(ledger, input, traced);
  addTaxes(ledger, input.taxes ?? [], traced);
  addRest(ledger, input, traced);
  return ledger.steps;
}

function addRule(ledger: Ledger, { rule, before, after }: RuleTrace, { context }: TracedBill): void {
  if (after.applied === before.applied) return;
  const points = after.points - before.points;
  if (rule.type === 'point') {
    ledger.add({ key: 'orderPoints', params: { ...namedRule(rule), points } }, 0);
    return;
  }
  if (rule.type !== 'free' && rule.discountType === 'freeSurcharge') {
    ledger.add({ key: 'orderSurchargeFreed', params: namedRule(rule) }, 0);
    return;
  }
  // the seat charge and its waiver follow further down
  if (rule.type !== 'free' && rule.discountType === 'freeSeatCharge') return;
  const check = rule.repeat ? checkRule(rule, before, context) : undefined;
  const times = check !== undefined && 'applicable' in check ? check.applicable.times : 1;
  const params = { ...namedRule(rule), times };
  const amount = after.discounts.at(-1)?.amount ?? 0;
  ledger.add({ key: rule.type === 'free' ? 'orderFreeItems' : 'orderDiscount', params }, -amount);
}

function addMember(ledger: Ledger, { promotions, context }: TracedBill): void {
  const amount = [...promotions.vip.values()].reduce((sum, part) => sum + part, 0);
  const { _id: level, name } = context.user?.vipLevel ?? {};
  if (amount !== 0) ledger.add({ key: 'orderMember', params: { level, name } }, -amount);
}

/** Adds one step for each surcharge rate that charges something. */
function addSurcharges(ledger: Ledger, { sold: bill, promotions, setting, context }: TracedBill): void {
  const byPercent = new Map<number, number>();
  promotions.lines.forEach((line, position) => {
    const amount = bill.lines[position]?.surcharge ?? 0;
    if (amount === 0) return;
    const percent = surchargePercent(line, setting, context);
    byPercent.set(percent, (byPercent.get(percent) ?? 0) + amount);
  });
  for (const [percent, amount] of byPercent)
    ledger.add({ key: 'orderSurcharge', params: { percent } }, amount);
}

function addSeatCharge(ledger: Ledger, { session }: BillInput, traced: TracedBill): void {
  const { context, setting, promotions, seatChargeSurcharge } = traced;
  if (context.seatCharge === 0) return;
  const { amountPerPerson = 0, percent = 0 } = setting ?? {};
  const params = { guests: guestsOf(session), amountPerPerson };
  ledger.add({ key: 'orderSeatCharge', params }, context.seatCharge);
  const freed = promotions.trace.find(({ before, after }) => before.seatCharge > 0 && after.seatCharge === 0);
  if (freed !== undefined) {
    ledger.add({ key: 'orderSeatChargeFreed', params: namedRule(freed.rule) }, -context.seatCharge);
  }
  if (seatChargeSurcharge !== 0) {
    ledger.add({ key: 'orderSeatChargeSurcharge', params: { percent } }, seatChargeSurcharge);
  }
}

function addDelivery(ledger: Ledger, { zone }: BillInput, { sold: bill }: TracedBill): void {
  const { deliveryFee } = bill;
  if (zone === undefined || deliveryFee === undefined) return;
  const { _id, name, fee, freeFrom } = zone;
  if (deliveryFee !== 0) ledger.add({ key: 'orderDelivery', params: { zone: _id, name } }, deliveryFee);
  else if (freeFrom !== undefined && isFreeFrom(zone, dishesTotal(bill)))
    ledger.add({ key: 'orderDeliveryFree', params: { zone: _id, name, fee, freeFrom } }, 0);
}

function addTaxes(ledger: Ledger, taxes: readonly TaxSetting[], traced: TracedBill): void {
  const amounts = [...traced.sold.taxes];
  const fitting = taxes.filter((tax) => taxApplies(tax, traced.context)).sort(byPriority);
  for (const { _id: tax, name, percent, rules } of fitting) {
    const rule = waivingRule({ _id: tax, percent, rules }, traced.promotions.applied);
    if (rule !== undefined) {
      ledger.add({ key: 'orderTaxWaived', params: { tax, name, percent, rule } }, 0);
      continue;
    }
    // both lists are in the same order
    const { amount = 0, included = false } = amounts.shift() ?? {};
    if (included) ledger.add({ key: 'orderTaxIncluded', params: { tax, name, percent, amount } }, 0);
    else ledger.add({ key: 'orderTax', params: { tax, name, percent } }, amount);
  }
}

function addRest(ledger: Ledger, { shop, session }: BillInput, { bill, context }: TracedBill): void {
  if (bill.tips !== 0) ledger.add({ key: 'orderTips', params: {} }, bill.tips);
  if (bill.adjusts !== 0) ledger.add({ key: 'orderAdjusts', params: {} }, bill.adjusts);
  if (bill.afterPayment !== undefined)
    ledger.add({ key: 'orderAfterPayment', params: {} }, bill.afterPayment);
  if (ledger.amount() < 0) ledger.add({ key: 'orderNotBelowZero', params: {} }, -ledger.amount());
  if (bill.rounding !== 0) {
    const factor = shop.priceRoundFactor || context.step;
    ledger.add({ key: 'orderRounding', params: { factor, method: roundingMethod(shop) } }, bill.rounding);
  }
  if (bill.returned !== undefined) ledger.add({ key: 'orderReturned', params: {} }, -bill.returned);
  const { payments = [] } = session;
  if (payments.length > 0)
    ledger.add({ key: 'orderPaid', params: { payments: payments.length } }, -bill.paid);
}

function roundingMethod({ priceRoundMethod }: BillInput['shop']): 'floor' | 'round' | 'ceil' {
  return priceRoundMethod === 'floor' || priceRoundMethod === 'round' ? priceRoundMethod : 'ceil';
}
