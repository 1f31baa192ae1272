import { chunks } from '../lib/chunk-reload.ts';
import { FIRST_PAINT } from '../lib/first-paint-id.ts';

/** At most so many milliseconds are waited for a paint: a page in the background has none. */
const MAX_WAIT = 500;

/** Lets touches and paintings in between. */
const breath = () => new Promise<void>((settle) => setTimeout(settle, 0));

/** Settles when the browser tells the first paint, some frames after it was made on a busy phone. */
function painted(): Promise<void> {
  return new Promise((settle) =>
    new PerformanceObserver((told) => {
      if (told.getEntriesByName('first-contentful-paint').length > 0) settle();
    }).observe({ type: 'paint', buffered: true }),
  );
}

/** Settles when the drawing's pictures have come, and the frame with them is made. */
async function pictured(drawing: Element): Promise<void> {
  const pictures = [...drawing.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.all(pictures);
  await new Promise((settle) => requestAnimationFrame(settle));
}

/** Settles when what stands in the page is to be seen; at once when nothing stands there. */
async function seen(): Promise<void> {
  const drawing = document.getElementById(FIRST_PAINT);
  if (drawing === null) return;
  const patience = new Promise<void>((settle) => setTimeout(settle, MAX_WAIT));
  await Promise.race([patience, Promise.all([painted(), pictured(drawing)])]);
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
