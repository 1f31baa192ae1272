const FOCUSABLE = 'a[href], button:not(:disabled)';
const UP_DOWN = ['ArrowUp', 'ArrowDown'] as const;
const ARROWS = [...UP_DOWN, 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof ARROWS)[number];

/** Invisible elements around a list that take the focus for a moment as it is left, and the items Tab may enter. */
type ListFence = {
  /** Element before the first item. */
  readonly before: HTMLElement;
  /** Element after the last item. */
  readonly after: HTMLElement;
  /** Returns true for items on the screen, which a Tab from outside may reach. */
  readonly isSeen: (item: HTMLElement) => boolean;
  /** Selector of rows with controls of their own, which left and right are left to: a list of steppers. */
  readonly rows?: string | undefined;
};

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
const middle = ({ left, right }: Box) => (left + right) / 2;

/**
 * Returns the position of the item next to another in an arrow's direction, by their boxes on the screen: up and down
 * the nearest item of the nearest row, left and right the next one in order; -1 if there is none.
 */
export function nextTo(boxes: readonly Box[], from: number, arrow: Arrow): number {
  const here = boxes[from];
  if (here === undefined) return -1;
  const isUpDown = arrow === 'ArrowUp' || arrow === 'ArrowDown';
  const isForward = arrow === 'ArrowDown' || arrow === 'ArrowRight';
  if (!isUpDown) {
    const next = from + (isForward ? 1 : -1);
    return next < boxes.length ? next : -1;
  }
  const distance = ({ top, bottom }: Box) => (isForward ? top - here.bottom : here.top - bottom);
  // rows may touch, or overlap by a fraction of a pixel
  const beyond = boxes.map((box, at) => ({ box, at })).filter(({ box }) => distance(box) > -2);
  const [nearest] = beyond.sort(
    (one, other) =>
      distance(one.box) - distance(other.box) ||
      Math.abs(middle(one.box) - middle(here)) - Math.abs(middle(other.box) - middle(here)),
  );
  return nearest?.at ?? -1;
}

const itemOf = (control: Element, rows = 'article') =>
  control.closest<HTMLElement>(rows) ?? (control as HTMLElement);
const controlsIn = (parent: HTMLElement) =>
  [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.getClientRects().length > 0);
const itemsOf = (list: HTMLElement, rows?: string) => [
  ...new Set(controlsIn(list).map((each) => itemOf(each, rows))),
];

/** Focuses an item's first control, of a row with a stepper its plus, or the item if it is one itself. */
function enter(item: HTMLElement | undefined, rows?: string): void {
  const control = item?.matches(FOCUSABLE) ? item : item && controlsIn(item).at(rows === undefined ? 0 : -1);
  control?.focus();
}

/** Returns the handler of keys pressed in a list: arrows move between its items, Tab past the last control leaves it. */
function createKeyHandler(list: HTMLElement, { before, after, rows }: ListFence) {
  /** Focuses a guard outside of the items, from which the browser goes on. */
  const leave = (isBack: boolean) => (isBack ? before : after).focus({ preventScroll: true });

  return (event: KeyboardEvent): void => {
    const { key, shiftKey, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || target === before || target === after) return;
    const item = itemOf(target, rows);
    if (key === 'Tab') {
      const own = item.matches(FOCUSABLE) ? [item] : controlsIn(item);
      if (target === (shiftKey ? own[0] : own.at(-1))) leave(shiftKey);
      return;
    }
    const arrow = (rows === undefined ? ARROWS : UP_DOWN).find((each) => each === key);
    if (arrow === undefined) return;
    const items = itemsOf(list, rows);
    const boxes = items.map((each) => each.getBoundingClientRect());
    const next = items[nextTo(boxes, items.indexOf(item), arrow)];
    // at its end the list leaves the key to the control, such as a stepper
    if (next === undefined) return;
    event.preventDefault();
    enter(next, rows);
  };
}

/**
 * Returns the handlers that remember the item with the focus: `onFocus` leads a Tab from outside back to it,
 * `onKey` and `onPointer` tell such a Tab from a tap.
 */
function createReturnHandlers(list: HTMLElement, { before, after, isSeen, rows }: ListFence) {
  let current: HTMLElement | undefined;
  let isTabbing = false;
  return {
    onFocus({ target, relatedTarget }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || target === before || target === after) return;
      const isFromOutside = !(relatedTarget instanceof Node && list.contains(relatedTarget));
      if (isFromOutside && isTabbing) {
        const items = itemsOf(list, rows);
        const wanted = current !== undefined && items.includes(current) ? current : items.find(isSeen);
        if (wanted !== undefined && wanted !== itemOf(target, rows)) {
          current = wanted;
          enter(wanted, rows);
          return;
        }
      }
      current = itemOf(target, rows);
    },
    onKey({ key }: KeyboardEvent): void {
      isTabbing = key === 'Tab';
    },
    onPointer(): void {
      isTabbing = false;
    },
  };
}

/**
 * Makes a long list one tab stop: arrows move from item to item, Tab through the controls of an item and then out of
 * the list, and back in to where it was left. An item is an article or a row, or a control outside of any.
 * @returns the function that ends it
 */
export function oneTabStop(list: HTMLElement, fence: ListFence): () => void {
  const onListKey = createKeyHandler(list, fence);
  const { onFocus, onKey, onPointer } = createReturnHandlers(list, fence);
  list.addEventListener('keydown', onListKey);
  list.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  return () => {
    list.removeEventListener('keydown', onListKey);
    list.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
  };
}
