/** Server and web side by side with hot reload: one command, one address. Ends both when either ends. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const serverPort = process.env.PORT ?? '3030';
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/comanda.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: serverPort, WEB_DEV: '1' },
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--host'], {
    cwd: join(root, 'packages/web'),
    stdio: 'inherit',
    env: { ...process.env, SERVER_URL: `http://localhost:${serverPort}` },
  }),
];

function endAll(): void {
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', endAll);
process.on('SIGINT', endAll);
process.on('SIGTERM', endAll);
