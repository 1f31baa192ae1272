import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMonotonicNow } from '../../../../lib/use-now.ts';

const SECOND = 1000;

/** Returns the number of an error's data by its name. */
function numberIn(error: CallError, name: string): number | undefined {
  const value = error.data[name];
  return typeof value === 'number' ? value : undefined;
}

/**
 * Returns the text of the problem with the last PIN: that it is wrong and how many tries remain, or when there is
 * another. While `isPaused` no PIN is taken.
 */
export function usePinProblem() {
  const { t } = useTranslation('staff');
  const [error, setError] = useState<CallError | null>(null);
  const [pausedUntil, setPausedUntil] = useState(0);
  const now = useMonotonicNow(SECOND);
  const pause = Math.max(0, Math.ceil((pausedUntil - now) / SECOND));
  const tell = (problem: unknown) => {
    const refused = problem instanceof CallError ? problem : new CallError('serverError', 500);
    const wait = numberIn(refused, 'retryAfter');
    setPausedUntil(wait === undefined ? 0 : performance.now() + wait * SECOND);
    // once the pause is over there is nothing left to say
    setError(wait === undefined ? refused : null);
  };
  const triesLeft = error === null ? undefined : numberIn(error, 'triesLeft');
  const text = () => {
    if (pause > 0) return t('pin.wait', { count: pause });
    if (error === null) return undefined;
    const wrong = t(`errors:${error.code}`);
    return triesLeft === undefined ? wrong : `${wrong} ${t('pin.triesLeft', { count: triesLeft })}`;
  };
  return {
    problem: text(),
    isPaused: pause > 0,
    tell,
    clear: () => setError(null),
  };
}
