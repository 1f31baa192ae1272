import './ui/tokens.css';
import './ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { chunks } from './app/chunk-reload.ts';
import { early } from './app/early.ts';
import { createQueryClient } from './app/query-client.ts';
import { login } from './features/member/state/login.ts';
import { fetchCatalogue } from './features/menu/api/fetch-catalogue.ts';
import { connection } from './lib/api/connection.ts';
import { FIRST_PAINT } from './lib/first-paint-id.ts';

/** Behind the server's drawing the menu that comes within so many milliseconds is drawn at once, not in two steps. */
const PATIENCE = 300;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
chunks.watch();
const queries = createQueryClient();
const fetching = early.catalogue && fetchCatalogue(queries, early.catalogue);
await early.locale;
if (document.getElementById(FIRST_PAINT) !== null)
  await Promise.race([fetching, new Promise((settle) => setTimeout(settle, PATIENCE))]);
// a first rendering that yields to touches: what the server drew, or the skeleton, is there meanwhile
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App queries={queries} />
    </StrictMode>,
  ),
);
// a member's connections are signed in before anything is asked on them
connection.greetWith(async () => {
  if (login.get() === null) return false;
  const { identity } = await import('./features/member/api/identity.ts');
  return identity.greet();
});
