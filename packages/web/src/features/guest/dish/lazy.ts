import { lazyPage } from '../../../i18n/lazy-page.ts';

/** Words for when a dish is back, which few menus say. */
export const BackWords = lazyPage(
  async () => (await import('./components/back-words.tsx')).BackWords,
  'product',
);
