import type { Log } from '../lib/index.ts';

export type Job = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
};

/** Runs each job again and again, never two runs of one at a time. `stop` waits for those that run. */
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
      .catch((error: unknown) => log.error({ error, job: name }, 'a job failed'))
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
