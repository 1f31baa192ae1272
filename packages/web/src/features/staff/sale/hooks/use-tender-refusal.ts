import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useFailure, useFailureText } from '../../../../data/devices/use-failure.ts';

/**
 * Returns why the money that was entered last cannot be taken in cash, for as long as the same is entered (payments M8.1):
 * the words belong beside the money, and must not stay over the next sale. Every other failure is a message.
 */
export function useTenderRefusal(entered: string) {
  const [refused, setRefused] = useState<{ readonly entered: string; readonly text: string }>();
  const textOf = useFailureText();
  const fail = useFailure();
  return {
    refusal: refused?.entered === entered ? refused.text : undefined,
    refuse(error: unknown): void {
      if (error instanceof CallError && error.code === 'amountOffStep')
        setRefused({ entered, text: textOf(error) });
      else fail(error);
    },
    clearRefusal: () => setRefused(undefined),
  };
}
