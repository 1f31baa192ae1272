import { percentRate, scale } from '../../money/index.ts';
import type { RuleEffect } from '../promotion-state.ts';
import { type Application, allPositions, allRunning, sharedByRunning } from './application.ts';

/** Takes a percentage off what is left of every target, or of the order as a whole (pricing P4.2). */
export function percent(application: Application): RuleEffect {
  const { rule, targets, step } = application;
  const rate = percentRate(rule.discount ?? 0);
  if (rule.for === 'product') {
    return {
      amounts: targets.flatMap(({ running, positions }) =>
        sharedByRunning(scale(running, rate, step, 'halfUp'), positions, application),
      ),
    };
  }
  const amount = scale(allRunning(targets), rate, step, 'halfUp');
  return { amounts: sharedByRunning(amount, allPositions(targets), application) };
}
