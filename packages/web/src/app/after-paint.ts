import { chunks } from '../lib/chunk-reload.ts';
import { FIRST_PAINT } from '../lib/first-paint-id.ts';

/** Maximum wait for a paint in milliseconds: a page in the background has none. */
const MAX_WAIT = 500;

/** Yields to input and painting. */
const breath = () => new Promise<void>((settle) => setTimeout(settle, 0));

/** Settles when the browser reports the first paint, on a busy phone some frames after it. */
function painted(): Promise<void> {
  return new Promise((settle) =>
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) settle();
    }).observe({ type: 'paint', buffered: true }),
  );
}

/** Settles when the first paint's pictures have loaded and been painted. */
async function pictured(drawing: Element): Promise<void> {
  const pictures = [...drawing.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.all(pictures);
  await new Promise((settle) => requestAnimationFrame(settle));
}

/** Settles when the server's first paint is visible; at once if there is none. */
async function seen(): Promise<void> {
  const drawing = document.getElementById(FIRST_PAINT);
  if (drawing === null) return;
  const timeout = new Promise<void>((settle) => setTimeout(settle, MAX_WAIT));
  await Promise.race([timeout, Promise.all([painted(), pictured(drawing)])]);
}

/** Preloads the modules that the page names for later, all at once. */
function fetchLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
}

/**
 * Loads and runs the program named by index.html once the server's first paint is visible: on a slow network the
 * paint and its pictures come first. Each module, and the setup of the first number and date formats, runs in a task
 * of its own.
 */
export async function runProgram(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[data-program]')];
  await seen();
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
