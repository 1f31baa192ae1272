import type { Page } from './page.ts';
import { FULL, PAGES } from './pages.ts';

/** Frame of paths without a page. */
const NO_PAGE = { title: undefined, frame: FULL } as const;

const firstPart = (path: string) => path.split('/')[1] ?? '';
const BY_FIRST_PART = new Map([...PAGES].reverse().map((page) => [firstPart(page.path), page]));

/** Returns the page at an address's path; pages with the same first part of the path share frame and title. */
export function pageAt(pathname: string): Page | undefined {
  return BY_FIRST_PART.get(firstPart(pathname));
}

/** Returns title and frame for an address's path, with defaults where there is no page. */
export function framedAt(pathname: string): Pick<Page, 'title' | 'frame'> {
  const page = pageAt(pathname);
  return page?.audience === 'guest' ? page : NO_PAGE;
}
