import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { COMPILED } from './compile-cache.ts';

const root = join(import.meta.dirname, '../../..');
const LIBRARIES = ['better-sqlite3', 'sharp', 'redis', 'pg-native'];

/** Keeps each module's own address in the bundle, by which it finds its files. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
};

/** Bundles a program of the server's test kits into one file, which loads soonest; returns the file's path. */
export async function bundleProgram(name: string): Promise<string> {
  // below `node_modules`, where the libraries that cannot be bundled are found
  const file = join(COMPILED, `${name}.cjs`);
  const bundle = await rolldown({
    input: join(root, `packages/server/test/kits/${name}.ts`),
    platform: 'node',
    external: LIBRARIES,
    plugins: [ownAddresses],
    logLevel: 'silent',
  });
  await bundle.write({ file, format: 'cjs', codeSplitting: false, minify: true });
  await bundle.close();
  return file;
}
