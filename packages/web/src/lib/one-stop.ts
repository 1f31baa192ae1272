const FOCUSABLE = 'a[href], button:not(:disabled)';
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof ARROWS)[number];

type Stop = {
  /** What stands before the first and after the last item, is never seen, and takes the focus for a moment. */
  readonly before: HTMLElement;
  readonly after: HTMLElement;
  /** Items that a Tab from outside may reach: those that are to be seen. */
  readonly isSeen: (item: HTMLElement) => boolean;
};

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
const middle = ({ left, right }: Box) => (left + right) / 2;

/**
 * Finds the item that lies next to another on an arrow's side, by where they are on the screen: the nearest row above or
 * below and in it the nearest item, else the next one in the row. Gives its position, -1 where there is none.
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
  // rows may touch, and a pixel's part may be missing between them
  const beyond = boxes.map((box, at) => ({ box, at })).filter(({ box }) => distance(box) > -2);
  const [nearest] = beyond.sort(
    (one, other) =>
      distance(one.box) - distance(other.box) ||
      Math.abs(middle(one.box) - middle(here)) - Math.abs(middle(other.box) - middle(here)),
  );
  return nearest?.at ?? -1;
}

/**
 * Makes a long list one stop of the keyboard: the arrows go from item to item, Tab through the controls of an item and
 * then out of the list, and back into it to where it was left. An item is an article, or a control outside of any.
 * Returns the function that ends it.
 */
export function oneStop(list: HTMLElement, { before, after, isSeen }: Stop): () => void {
  let current: HTMLElement | undefined;
  let isTabbing = false;

  const itemOf = (control: Element) => control.closest<HTMLElement>('article') ?? (control as HTMLElement);
  const controlsIn = (place: HTMLElement) =>
    [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.getClientRects().length > 0);
  const items = () => [...new Set(controlsIn(list).map(itemOf))];
  const enter = (item: HTMLElement | undefined) => {
    const control = item?.matches(FOCUSABLE) ? item : item && controlsIn(item)[0];
    control?.focus();
  };

  /** The browser goes on from what stands outside of the items. */
  const leave = (isBack: boolean) => (isBack ? before : after).focus({ preventScroll: true });

  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || target === before || target === after) return;
    const item = itemOf(target);
    if (key === 'Tab') {
      const own = item.matches(FOCUSABLE) ? [item] : controlsIn(item);
      if (target === (shiftKey ? own[0] : own.at(-1))) leave(shiftKey);
      return;
    }
    const arrow = ARROWS.find((each) => each === key);
    if (arrow === undefined) return;
    const all = items();
    const boxes = all.map((each) => each.getBoundingClientRect());
    const next = all[nextTo(boxes, all.indexOf(item), arrow)];
    event.preventDefault();
    enter(next);
  };
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === before || target === after) return;
    const isFromOutside = !(relatedTarget instanceof Node && list.contains(relatedTarget));
    if (isFromOutside && isTabbing) {
      const all = items();
      const wanted = current !== undefined && all.includes(current) ? current : all.find(isSeen);
      if (wanted !== undefined && wanted !== itemOf(target)) {
        current = wanted;
        return enter(wanted);
      }
    }
    current = itemOf(target);
  };
  const onAnyKey = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const onPointer = () => {
    isTabbing = false;
  };
  list.addEventListener('keydown', onKey);
  list.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onAnyKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  return () => {
    list.removeEventListener('keydown', onKey);
    list.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onAnyKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
  };
}
