import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NO_PIN, withKey } from '../../pin/index.ts';
import { CHECKS, type Check, type CheckResult, runCheck } from '../state/run-checks.ts';

/** Returns the results of the checks that the device makes by itself; undefined until each has run. */
export function useChecks(): Readonly<Record<Check, CheckResult | undefined>> {
  const { data } = useQuery({
    queryKey: ['posChecks'],
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(CHECKS.map(async (check) => [check, await runCheck(check)])),
      ) as Record<Check, CheckResult>,
    staleTime: 0,
  });
  return data ?? { secure: undefined, storage: undefined, clock: undefined, awake: undefined };
}

/** Returns true once a scanner has sent something: characters faster than a hand types them. */
export function useScannerSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  const typing = useRef(NO_PIN);
  useEffect(() => {
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key.length !== 1) return;
      typing.current = withKey(typing.current, key, timeStamp);
      if (typing.current.isScan) setSeen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return isSeen;
}
