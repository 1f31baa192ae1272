import { FIRST_PAINT } from '../lib/first-paint-id.ts';
import { chunks } from './chunk-reload.ts';

/** At most so many milliseconds are waited for a paint: a page in the background has none. */
const PATIENCE = 500;

/** Lets touches and paintings in between. */
const breath = () => new Promise<void>((settle) => setTimeout(settle, 0));

/** Settles when what stands in the page is to be seen; at once when nothing stands there. */
function painted(): Promise<void> {
  if (document.getElementById(FIRST_PAINT) === null) return Promise.resolve();
  return new Promise((settle) => {
    setTimeout(settle, PATIENCE);
    // told when it is on the glass, which on a busy phone is some frames after it was made
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) settle();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Has the browser fetch what the page names for later, all of it together. */
function fetchLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
}

/**
 * Fetches the program that index.html names and runs it, once the server's drawing of the page is to be seen: on a
 * slow network the drawing and its pictures come first. Each part, and what the first number and date of a page
 * cost, takes its own turn.
 */
export async function runProgram(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[data-program]')];
  await painted();
  fetchLater();
  await breath();
  if (parts.length > 0) {
    Intl.NumberFormat.supportedLocalesOf('en');
    await breath();
  }
  for (const { href } of parts) {
    await chunks.needed(() => import(/* @vite-ignore */ href));
    await breath();
  }
}
