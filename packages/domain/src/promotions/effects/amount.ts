import type { RuleEffect } from '../promotion-state.ts';
import { type Application, allPositions, allRunning, sharedByRunning } from './application.ts';

/**
 * Takes a fixed amount off the order, as many times as the rule counts; off the targets together; or, with `repeat`,
 * off every piece of every target. Never takes more than is left (pricing P4.4).
 */
export function amount(application: Application): RuleEffect {
  const { rule, times, targets } = application;
  const { discount = 0 } = rule;
  if (rule.for === 'product' && rule.repeat) {
    return {
      amounts: targets.flatMap(({ item, running, positions }) =>
        sharedByRunning(Math.min(discount * item.quantity, running), positions, application),
      ),
    };
  }
  const wanted = rule.for === 'product' ? discount : discount * times;
  return {
    amounts: sharedByRunning(Math.min(wanted, allRunning(targets)), allPositions(targets), application),
  };
}
