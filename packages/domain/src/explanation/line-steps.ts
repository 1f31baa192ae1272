import { isFreeByProduct, surchargePercent, type TracedBill } from '../bill/index.ts';
import type { LineId } from '../model/index.ts';
import { ONE } from '../money/index.ts';
import type { PromotedLine, RuleTrace } from '../promotions/index.ts';
import type { LineExplanation } from './explanation.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { namedRule } from './named-rule.ts';
import { addUnitSteps } from './unit-steps.ts';

/** Explains the price of every line of the bill (pricing P6.1). */
export function lineExplanations(traced: TracedBill): readonly LineExplanation[] {
  const { promotions, context } = traced;
  const ledgers = new Map<LineId, Ledger>();
  for (const line of promotions.lines) {
    const ledger = createLedger();
    addUnitSteps(ledger, line.line, context);
    addQuantity(ledger, line);
    ledgers.set(line.line.id, ledger);
  }
  for (const trace of promotions.trace) addRule(ledgers, trace);
  addMember(ledgers, traced);
  promotions.lines.forEach((line, position) => {
    const ledger = ledgers.get(line.line.id);
    if (ledger !== undefined) addSurcharge(ledger, line, position, traced);
  });
  return promotions.lines.map(({ line }) => ({ id: line.id, steps: ledgers.get(line.id)?.steps ?? [] }));
}

function addQuantity(ledger: Ledger, { lineTotal, quantity }: PromotedLine): void {
  ledger.add({ key: 'lineQuantity', params: { quantity: quantity / ONE } }, lineTotal - ledger.amount());
}

/** Adds a rule's effect on each line; a line it does not change is the same object before and after it. */
function addRule(ledgers: ReadonlyMap<LineId, Ledger>, { rule, before, after }: RuleTrace): void {
  if (after.applied === before.applied) return;
  after.lines.forEach((line, position) => {
    const previous = before.lines[position];
    if (previous === undefined || previous === line) return;
    const ledger = ledgers.get(line.line.id);
    const amount = line.discount - previous.discount;
    if (amount !== 0) ledger?.add({ key: 'lineDiscount', params: namedRule(rule) }, -amount);
    const isFreed = line.freeOfSurcharge && !previous.freeOfSurcharge;
    if (isFreed) ledger?.add({ key: 'lineSurchargeFreed', params: namedRule(rule) }, 0);
  });
  for (const line of after.granted.slice(before.granted.length)) {
    ledgers.get(line.line.id)?.add({ key: 'lineFreeItem', params: namedRule(rule) }, -line.discount);
  }
}

function addMember(ledgers: ReadonlyMap<LineId, Ledger>, { promotions, context }: TracedBill): void {
  const { _id: level, name } = context.user?.vipLevel ?? {};
  for (const [line, amount] of promotions.vip) {
    if (amount !== 0) ledgers.get(line)?.add({ key: 'lineMember', params: { level, name } }, -amount);
  }
}

function addSurcharge(ledger: Ledger, line: PromotedLine, position: number, traced: TracedBill): void {
  const { bill, setting, context } = traced;
  const percent = surchargePercent(line, setting, context);
  if (percent === 0 || line.freeOfSurcharge) return;
  const isFree = isFreeByProduct(line, context);
  if (isFree) ledger.add({ key: 'lineSurchargeFree', params: { percent } }, 0);
  else ledger.add({ key: 'lineSurcharge', params: { percent } }, bill.lines[position]?.surcharge ?? 0);
}
