import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { chunks } from './app/chunk-reload.ts';
import { early } from './app/early.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
chunks.watch();
await early.locale;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
