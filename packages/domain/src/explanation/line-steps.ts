import { isFreeByProduct, surchargePercent, type WorkedBill } from '../bill/index.ts';
import type { LineId } from '../model/index.ts';
import { ONE } from '../money/index.ts';
import type { PromotedLine, RuleTrace } from '../promotions/index.ts';
import type { LineExplanation } from './explanation.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { named } from './named-rule.ts';
import { addUnitSteps } from './unit-steps.ts';

/** How every line of the bill comes to what it costs (pricing P6.1). */
export function lineExplanations(worked: WorkedBill): readonly LineExplanation[] {
  const { promotions, context } = worked;
  const ledgers = new Map<LineId, Ledger>();
  for (const line of promotions.lines) {
    const ledger = createLedger();
    addUnitSteps(ledger, line.line, context);
    addQuantity(ledger, line);
    ledgers.set(line.line.id, ledger);
  }
  for (const turn of promotions.trace) addTurn(ledgers, turn);
  addMember(ledgers, worked);
  promotions.lines.forEach((line, position) => {
    const ledger = ledgers.get(line.line.id);
    if (ledger !== undefined) addSurcharge(ledger, line, position, worked);
  });
  return promotions.lines.map(({ line }) => ({ id: line.id, steps: ledgers.get(line.id)?.steps ?? [] }));
}

function addQuantity(ledger: Ledger, { lineTotal, quantity }: PromotedLine): void {
  ledger.add({ key: 'lineQuantity', params: { quantity: quantity / ONE } }, lineTotal - ledger.amount());
}

/** Lines that a rule leaves alone are the same object before and after it. */
function addTurn(ledgers: ReadonlyMap<LineId, Ledger>, { rule, before, after }: RuleTrace): void {
  if (after.applied === before.applied) return;
  after.lines.forEach((line, position) => {
    const previous = before.lines[position];
    if (previous === undefined || previous === line) return;
    const ledger = ledgers.get(line.line.id);
    const amount = line.discount - previous.discount;
    if (amount !== 0) ledger?.add({ key: 'lineDiscount', params: named(rule) }, -amount);
    const isFreed = line.freeOfSurcharge && !previous.freeOfSurcharge;
    if (isFreed) ledger?.add({ key: 'lineSurchargeFreed', params: named(rule) }, 0);
  });
  for (const line of after.granted.slice(before.granted.length)) {
    ledgers.get(line.line.id)?.add({ key: 'lineFreeItem', params: named(rule) }, -line.discount);
  }
}

function addMember(ledgers: ReadonlyMap<LineId, Ledger>, { promotions, context }: WorkedBill): void {
  const { _id: level, name } = context.user?.vipLevel ?? {};
  for (const [line, amount] of promotions.vip) {
    if (amount !== 0) ledgers.get(line)?.add({ key: 'lineMember', params: { level, name } }, -amount);
  }
}

function addSurcharge(ledger: Ledger, line: PromotedLine, position: number, worked: WorkedBill): void {
  const { bill, setting, context } = worked;
  const percent = surchargePercent(line, setting, context);
  if (percent === 0 || line.freeOfSurcharge) return;
  const isFree = isFreeByProduct(line, context);
  if (isFree) ledger.add({ key: 'lineSurchargeFree', params: { percent } }, 0);
  else ledger.add({ key: 'lineSurcharge', params: { percent } }, bill.lines[position]?.surcharge ?? 0);
}
