import type { Log } from '../lib/index.ts';

export type Job = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
};

/** Runs each job at its interval, never concurrently with itself. `stop` waits for running jobs. */
export function startJobs(jobs: readonly Job[], log: Log): { stop(): Promise<void> } {
  const stops = jobs.map((job) => repeat(job, log));
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function repeat({ name, everyMs, run }: Job, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => log.error({ error, job: name }, 'job failed: it runs again when next due'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
