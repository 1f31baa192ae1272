import { FileError } from '../read/index.ts';
import type { WorkerAnswer, WorkerAnswers, WorkerRequest } from './import-session.ts';
import Worker from './office-import-worker.ts?worker';

type Kind = WorkerRequest['kind'];
type RequestOf<Each extends Kind> = Extract<WorkerRequest, { kind: Each }>;

/** The worker that reads files, so that a large or hostile one never holds up the page (office B8.1). */
export type ImportWorker = {
  /** Asks the worker, after what it was asked before. @throws {FileError} */
  ask<Each extends Kind>(request: RequestOf<Each>): Promise<WorkerAnswers[Each]>;
  /** Ends the worker and what it is doing. */
  end(): void;
};

/** Starts the worker with its first request. */
export function createImportWorker(): ImportWorker {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function send(request: WorkerRequest): Promise<WorkerAnswer> {
    worker ??= new Worker();
    const { promise, resolve, reject } = withResolvers<WorkerAnswer>();
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
    worker.onerror = () => reject(new FileError('notRead'));
    worker.postMessage(request);
    return promise;
  }

  return {
    ask(request) {
      const answered = last.then(async () => {
        const { answer, problem } = await send(request);
        if (problem !== undefined) throw new FileError(problem);
        // the cast is sound: each kind of request has its kind of answer
        return answer as never;
      });
      last = answered.catch(() => undefined);
      return answered;
    },
    end() {
      worker?.terminate();
      worker = undefined;
      last = Promise.resolve();
    },
  };
}

/** As `Promise.withResolvers`, which older browsers lack. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}
