import { useEffect, useState } from 'react';
import { createDelayedCommit } from '../state/delayed-commit.ts';

/**
 * Returns what is typed into a field and its handlers: it is committed on leaving the field, by Enter and after a pause
 * (B10.1); `commit` returns the problem for which it is not.
 */
export function useTyped(value: string, commit: (typed: string) => string | undefined) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [delayed] = useState(createDelayedCommit);
  useEffect(() => delayed.cancel, [delayed]);

  function send(text: string): boolean {
    delayed.cancel();
    const found = text === value ? undefined : commit(text);
    setProblem(found);
    return found === undefined;
  }

  return {
    text: typed ?? value,
    problem,
    onChange(text: string) {
      setTyped(text);
      setProblem(undefined);
      delayed.later(() => send(text));
    },
    /** Commits what is typed and shows the value as it is then; a refused text stays. */
    leave() {
      if (typed !== undefined && send(typed)) setTyped(undefined);
    },
    /** Goes back to the value. */
    reset() {
      delayed.cancel();
      setTyped(undefined);
      setProblem(undefined);
    },
  };
}
