import { useEffect, useState } from 'react';
import { createDelayedCommit } from '../state/delayed-commit.ts';
import { useMarked } from './use-marked.ts';

/**
 * Returns what is typed into a field and its handlers: it is committed on leaving the field, by Enter and after a pause
 * (B10.1); `commit` returns the problem for which it is not. A text that the server refuses stays, with its `mark`. `name`
 * is of a field whose mark is kept while it is not drawn.
 */
export function useTyped(value: string, commit: (typed: string) => string | undefined, name?: string) {
  const [typed, setTyped] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [delayed] = useState(createDelayedCommit);
  useEffect(() => delayed.cancel, [delayed]);
  const marked = useMarked(name);
  const refused = marked.mark?.status === 'refused' ? sent : undefined;

  function send(text: string): boolean {
    delayed.cancel();
    const found = text === value ? undefined : marked.commit(() => commit(text));
    setProblem(found);
    // what was saved or refused before is not about what is typed now
    if (found !== undefined || (text === value && refused !== undefined)) marked.forget();
    if (found === undefined) setSent(text);
    return found === undefined;
  }
  function reset(): void {
    delayed.cancel();
    setTyped(undefined);
    setProblem(undefined);
    if (refused !== undefined) marked.forget();
  }

  return {
    text: typed ?? refused ?? value,
    problem,
    mark: marked.mark,
    onChange(text: string) {
      setTyped(text);
      setProblem(undefined);
      delayed.later(() => send(text));
    },
    /** Commits what is typed and shows the value as it is then; a refused text stays. */
    leave() {
      if (typed !== undefined && send(typed)) setTyped(undefined);
    },
    /** Sends a text that the server refused once more; undefined where it refused none. */
    again: refused === undefined ? undefined : () => send(refused),
    /** Goes back to the value. */
    reset,
  };
}
