import { bundles } from 'virtual:pages';
import type { ComponentType } from 'react';
import { MenuPage } from '../features/guest/menu/index.ts';
import { lazyPage } from '../i18n/lazy-page.ts';
import { needEveryLanguage } from '../i18n/load-messages.ts';
import type { Page } from './page.ts';
import { componentName, pageChunk } from './page-files.ts';
import { FIRST_PAGE, PAGES } from './pages.ts';

async function load(page: Page): Promise<ComponentType> {
  const [bundle, framing] = await Promise.all([
    bundles[pageChunk(page)]?.(),
    page.gate && import('./staff-page.tsx'),
    page.isMultilingual && needEveryLanguage(...page.texts),
  ]);
  const component = bundle?.[componentName(page)];
  if (component === undefined) throw new Error(`no page ${page.load}`);
  return page.gate && framing ? framing.staffPage(page.gate, component) : component;
}

const lazily = new Map<string, ComponentType>();

/** Returns the lazy component of a page; pages of one module share it. The first page's is part of the program. */
function componentOf(page: Page): ComponentType {
  if (page === FIRST_PAGE) return MenuPage;
  const made = lazily.get(page.load) ?? lazyPage(() => load(page), ...page.texts);
  lazily.set(page.load, made);
  return made;
}

/** Every page with its component. */
export const PAGE_COMPONENTS = PAGES.map((page) => ({ ...page, Component: componentOf(page) }));
