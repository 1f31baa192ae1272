import type { TestProject } from 'vitest/node';
import { startPostgres, type ThrowAwayPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty when PostgreSQL's programs are not on this machine. */
    postgresUrl: string;
  }
}

let postgres: ThrowAwayPostgres | undefined;

/** Starts one throw-away PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres();
  project.provide('postgresUrl', postgres?.url ?? '');
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
