const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';

function ancestorsOf(element: Element): readonly Element[] {
  return element.parentElement === null ? [] : [element.parentElement, ...ancestorsOf(element.parentElement)];
}

function middleOf(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Returns the focusable element within an element that is nearest to a point of the screen. */
function nearestIn(place: Element, [x, y]: readonly [number, number]): HTMLElement | undefined {
  const distance = (element: Element) => {
    const [left, top] = middleOf(element);
    return Math.hypot(left - x, top - y);
  };
  const found = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.getClientRects().length > 0,
  );
  return found.sort((one, other) => distance(one) - distance(other))[0];
}

/** Returns the page's heading, made focusable, so that a screen reader announces the page. */
function headingOf(page: Document): HTMLElement | undefined {
  const heading = page.querySelector<HTMLElement>('h1');
  if (heading === null) return undefined;
  heading.tabIndex = -1;
  return heading;
}

/** Returns true if an element can still be focused; a closed dialog stays in the document. */
const isThere = (element: Element) => element.isConnected && element.closest('dialog:not([open])') === null;

/** Sheets and dialogs that are open; one that closes is drawn to its end. */
const SHEETS = ':is([role="dialog"], [role="alertdialog"]):not([data-closed]), dialog[open]';

/**
 * Moves the focus when the focused element is removed: for keyboard users to the nearest control in what is left
 * around it (the stepper in place of a plus, the line after a removed one), on another page to its heading. While a
 * sheet is open the focus stays within the topmost.
 * @returns the function that stops it
 */
export function keepFocus(page: Document): () => void {
  let focused: Element | null = page.activeElement;
  let around: readonly Element[] = [];
  let point: readonly [number, number] = [0, 0];
  /** Path of the page that was acted on last. A page just left may still be drawn while the code of the next loads. */
  let path = page.location.pathname;
  let isKeyboard = false;
  let hasMoved = false;
  let isPassing = false;
  /** Sheet that the focus was kept in since the last key or tap. */
  let kept: Element | undefined;

  /** Focuses the heading; the one of a page that is about to go passes the focus on to the next page's. */
  const focusHeading = () => {
    isPassing = true;
    headingOf(page)?.focus({ preventScroll: true });
    isPassing = false;
  };

  const focusNear = (places: readonly Element[]): boolean => {
    for (const place of places) {
      const next = nearestIn(place, point);
      next?.focus({ preventScroll: true });
      if (next !== undefined) return true;
    }
    return false;
  };

  const keepIn = (sheet: HTMLElement) => {
    hasMoved = true;
    kept = sheet;
    if (!focusNear([...around.filter((each) => sheet.contains(each)), sheet])) sheet.focus();
  };

  const keep = () => {
    if (focused === null || isThere(focused) || page.activeElement !== page.body) return;
    const sheet = [...page.querySelectorAll<HTMLElement>(SHEETS)].at(-1);
    if (sheet !== undefined) return keepIn(sheet);
    const left = around.find((each) => each.isConnected);
    hasMoved = true;
    // a toast's action was pressed: continue in the page below
    const rings = left?.closest('[data-toasts]') ? [...page.querySelectorAll('main')] : around;
    const places = rings.filter((each) => each.isConnected && each.closest('main, nav, header') !== null);
    if (places.length === 0 || path !== page.location.pathname) return focusHeading();
    if (isKeyboard) focusNear(places);
  };
  const observer = new MutationObserver(keep);
  const on = (event: string, listener: (event: Event) => void) => {
    page.addEventListener(event, listener, true);
    return () => page.removeEventListener(event, listener, true);
  };
  const stops = [
    on('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      // a sheet takes the focus of what is removed in it, at once and again a frame later
      if (around.includes(target) && target.matches(SHEETS) && focused instanceof HTMLElement) {
        if (!isThere(focused)) return keepIn(target);
        if (kept === target) return focused.focus({ preventScroll: true });
      }
      [focused, around, point] = [target, ancestorsOf(target), middleOf(target)];
      if (!isPassing) path = page.location.pathname;
    }),
    on('keydown', (event) => {
      const isHeld = event instanceof KeyboardEvent && event.key === 'Enter' && event.repeat;
      // a held key must not press the control that replaced the one it pressed
      if (isHeld && hasMoved) event.preventDefault();
      if (!isHeld) [hasMoved, path] = [false, page.location.pathname];
      [isKeyboard, kept] = [true, undefined];
    }),
    on('pointerdown', () => {
      [isKeyboard, kept] = [false, undefined];
      path = page.location.pathname;
    }),
  ];
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}
