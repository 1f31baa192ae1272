import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds after which a page has set its title and taken the focus. */
const SETTLED_MS = 400;

/** Returns true if the focus has moved to the page's heading or into a dialog, which a screen reader reads by itself. */
function isReadAnyway(focused: Element | null): boolean {
  return focused?.tagName === 'H1' || (focused?.closest('dialog') ?? null) !== null;
}

/** Tells a screen reader the title of each page that follows the first, where the focus stays where it was. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    const timer = setTimeout(() => {
      setTitle(isReadAnyway(document.activeElement) ? '' : document.title);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="sr" role="status">
      {title}
    </p>
  );
}
