import type { Tx } from './db.ts';
import { guardedTx } from './guarded-tx.ts';
import type { Request, Result } from './postgres-batch.ts';
import type { Pipe, Savepoints } from './postgres-pipe.ts';
import { type Compiler, createPostgresTx } from './postgres-queries.ts';

export type Work = (tx: Tx) => Promise<unknown>;
export type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/** A unit of work that has begun: it runs up to its first access that is no read ahead, and waits there for its turn. */
export type StartedUnit = {
  /** Ends the start; resolves when what was read ahead is known. */
  readAhead(): Promise<void>;
  /** Lets the unit run to its end; rejects if the transaction failed. */
  takeTurn(): Promise<Outcome>;
  /** Ends a unit that gets no turn. */
  abandon(): void;
};

/** Starts a unit of work on the pipe of its transaction; with savepoints, it is taken back by itself if it fails. */
export function startUnit(compiler: Compiler, pipe: Pipe, work: Work, savepoints?: Savepoints): StartedUnit {
  const turn = Promise.withResolvers<void>();
  turn.promise.catch(() => undefined);
  const ahead: Promise<Result>[] = [];
  let isStarting = true;
  let hasTurn = false;
  const ask = (request: Request) =>
    hasTurn ? pipe.ask(request) : turn.promise.then(() => pipe.ask(request));
  const askAhead = (request: Request) => {
    if (!isStarting) return ask(request);
    const result = pipe.ask(request);
    ahead.push(result);
    return result;
  };
  const inTurn = async <Answer>(act: (open: Pipe) => Answer) => {
    // at once, so that what is not awaited still belongs to this unit
    if (!hasTurn) await turn.promise;
    return act(pipe);
  };
  const tx = createPostgresTx(compiler, { ask, askAhead, inTurn });
  const outcome = guardedTx(tx, work).then(
    (answer): Outcome => ({ answer }),
    (error: unknown): Outcome => ({ error }),
  );
  return {
    async readAhead() {
      isStarting = false;
      // the transaction's failure is reported when it ends
      if (ahead.length > 0) await Promise.allSettled(ahead);
    },
    async takeTurn() {
      const end = pipe.begin(savepoints);
      hasTurn = true;
      turn.resolve();
      const result = await outcome;
      await end(!('error' in result));
      if (pipe.failure()) throw pipe.failure();
      return result;
    },
    abandon: () => turn.reject(new Error('The unit of work was left to another transaction.')),
  };
}
