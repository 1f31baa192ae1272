const BLACK = 'black';

/** Colours the browser's own bars: black on home, what index.html says elsewhere (specification §2). */
export function showThemeColour(colour: 'black' | 'orange'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    meta.content = colour === 'black' ? BLACK : meta.dataset.own;
  }
}
