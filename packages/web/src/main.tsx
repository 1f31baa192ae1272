import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preload } from './app/preload.ts';
import { createQueryClient } from './app/query-client.ts';
import { connection } from './data/calls/connection.ts';
import { fetchCatalogue } from './data/catalogue/fetch-catalogue.ts';
import { login } from './data/member/login.ts';
import { chunks } from './lib/chunk-reload.ts';
import { FIRST_PAINT } from './lib/first-paint-id.ts';
import { isPosMode } from './lib/persisted.ts';
import { unexpectedErrors } from './lib/unexpected-errors.ts';

/** Behind the server's drawing the menu that comes within so many milliseconds is drawn at once, not in two steps. */
const MAX_WAIT = 300;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
chunks.watch();
unexpectedErrors.watch(globalThis.window);
const queries = createQueryClient();
const fetching = preload.catalogue && fetchCatalogue(queries, preload.catalogue);
await preload.locale;
if (document.getElementById(FIRST_PAINT) !== null)
  await Promise.race([fetching, new Promise((settle) => setTimeout(settle, MAX_WAIT))]);
// a first rendering that yields to touches: what the server drew, or the skeleton, is there meanwhile
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App queries={queries} />
    </StrictMode>,
  ),
);
// a member's connections, and those of a paired device, are signed in before anything is asked on them
connection.signInWith(async () => {
  if (isPosMode) return (await import('./data/devices/pos-mode.ts')).signInDevice();
  if (login.get() === null) return false;
  const { identity } = await import('./data/member/identity.ts');
  return identity.signIn();
});
