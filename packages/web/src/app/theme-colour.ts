const BLACK = 'black';

/** Sets the theme colour: black on home, that of index.html elsewhere (specification §2). */
export function showThemeColour(colour: 'black' | 'orange'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    meta.content = colour === 'black' ? BLACK : meta.dataset.own;
  }
}
