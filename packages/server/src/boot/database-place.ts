import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Returns the place of the configured database: a file of the data folder, or PostgreSQL. */
export function databasePlace({ databaseUrl, dataDir }: Config) {
  return databaseUrl === undefined ? { file: join(dataDir, 'comanda.sqlite') } : { url: databaseUrl };
}
