import { readFileSync } from 'node:fs';

/** Returns the version of the program, as backups and exports name it. */
export function versionOfProgram(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}
