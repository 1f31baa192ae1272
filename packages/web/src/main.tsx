import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchChunks } from './app/chunk-reload.ts';
import { startLocale } from './app/locale.ts';
import { takeLocaleFromAddress } from './app/locale-path.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
watchChunks();
await startLocale(takeLocaleFromAddress());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
