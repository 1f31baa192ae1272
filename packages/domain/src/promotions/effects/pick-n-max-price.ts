import { multiplyDivide } from '../../money/index.ts';
import type { RuleEffect } from '../promotion-state.ts';
import type { Target } from '../targets.ts';
import { type Application, sharedByRunning } from './application.ts';

/** Makes the dearest N pieces free, as many times as the rule counts; ties go to the earlier item (pricing P4.5). */
export function pickNMaxPrice(application: Application): RuleEffect {
  const { rule, times, targets, step } = application;
  let left = (rule.discount ?? 0) * times;
  const dearestFirst = targets.filter(({ running }) => running > 0).sort(byUnitWorth);
  return {
    amounts: dearestFirst.flatMap(({ item, running, positions }) => {
      const picked = Math.min(left, item.quantity);
      left -= picked;
      const amount = multiplyDivide(running, picked, item.quantity * step, 'halfUp') * step;
      return picked === 0 ? [] : sharedByRunning(amount, positions, application);
    }),
  };
}

/** Compares `running ÷ quantity` without division; sorting is stable, so the earlier of equals comes first. */
function byUnitWorth(one: Target, other: Target): number {
  const difference = other.running * one.item.quantity - one.running * other.item.quantity;
  return Number.isSafeInteger(difference) ? difference : widely(one, other);
}

function widely(one: Target, other: Target): number {
  const difference =
    BigInt(other.running) * BigInt(one.item.quantity) - BigInt(one.running) * BigInt(other.item.quantity);
  return Number(difference);
}
