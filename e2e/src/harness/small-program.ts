import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '../../..');
/** Below `node_modules`, where the libraries that cannot be bundled are found. */
const BUNDLE = join(root, 'node_modules/.cache/comanda/small-node.mjs');
const LIBRARIES = ['better-sqlite3', 'sharp', 'redis', 'pg-native'];

/** The server that tests end again and again, in one file: that loads in a third of the time. */
export async function smallProgram(): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'packages/server/src/testing/small-node.ts'),
    platform: 'node',
    external: LIBRARIES,
    logLevel: 'silent',
  });
  await bundle.write({ file: BUNDLE, format: 'esm', codeSplitting: false });
  await bundle.close();
  return BUNDLE;
}
