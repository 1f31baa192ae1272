import type { BatchOutcome, Request, Result } from './postgres-batch.ts';

type Entry = Request & { readonly settle: (outcome: { result: Result } | { error: Error }) => void };

/**
 * The statements of one transaction, sent in as few round trips as their answers allow: what was asked in the same
 * turn goes together, with everything that waited.
 */
export type Pipe = {
  /** Sends a statement and resolves with its result. */
  ask(request: Request): Promise<Result>;
  /** Keeps a statement until the next `ask`, whose batch it precedes; the result resolves with that batch. */
  put(request: Request): Promise<Result>;
  /** Returns a mark of everything given so far, for `withdraw`. */
  mark(): number;
  /** Drops statements given after the mark that wait still; resolves with true if others of them were sent. */
  withdraw(mark: number): Promise<boolean>;
  /** Error of the statement that failed, after which PostgreSQL refuses all others. */
  failure(): Error | undefined;
};

/** Creates the pipe of a transaction over the function that sends its batches. */
export function createPipe(send: (requests: readonly Request[]) => Promise<BatchOutcome>): Pipe {
  const waiting: Entry[] = [];
  let given = 0;
  let isAsked = false;
  let sending: Promise<void> | undefined;
  let failure: Error | undefined;

  function add(request: Request): Promise<Result> {
    given += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({
      ...request,
      settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.result)),
    });
    // reported by the next statement that is asked
    promise.catch(() => undefined);
    return promise;
  }

  async function sendAll(): Promise<void> {
    // what is asked in this turn goes together
    await undefined;
    while (isAsked) {
      isAsked = false;
      const entries = waiting.splice(0);
      const { results, error } = failure ? { results: [], error: failure } : await send(entries);
      failure ??= error;
      entries.forEach(({ settle }, index) => {
        const result = results[index];
        settle(result ? { result } : { error: failure ?? new Error('PostgreSQL did not answer.') });
      });
    }
    sending = undefined;
  }

  return {
    ask(request) {
      const result = add(request);
      isAsked = true;
      sending ??= sendAll();
      return result;
    },
    put: add,
    mark: () => given,
    async withdraw(mark) {
      await sending;
      const sent = given - waiting.length;
      waiting.splice(Math.max(0, mark - sent));
      given = sent + waiting.length;
      return sent > mark;
    },
    failure: () => failure,
  };
}
