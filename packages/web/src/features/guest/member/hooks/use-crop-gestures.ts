import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Fraction of the square's side that an arrow key moves. */
const ARROW_STEP = 0.05;
const KEY_ZOOM = 1.1;
const WHEEL_ZOOM = 0.002;

type Point = { readonly x: number; readonly y: number };
type Moves = {
  readonly onDrag: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number) => void;
};

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW_STEP, y: 0 },
  ArrowRight: { x: -ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: ARROW_STEP },
  ArrowDown: { x: 0, y: -ARROW_STEP },
};
const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': KEY_ZOOM,
  '=': KEY_ZOOM,
  '-': 1 / KEY_ZOOM,
};

const distanceBetween = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Returns the handlers of a crop window: drag by finger or arrow keys, zoom by pinch, wheel, or + and -. */
export function useCropGestures(target: RefObject<HTMLElement | null>, moves: Moves) {
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    const element = target.current;
    // React's wheel listeners are passive and cannot stop the page from scrolling
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.onZoom(Math.exp(-event.deltaY * WHEEL_ZOOM));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [target]);
  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const wide = distanceBetween([...fingers.current.values()]);
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      const count = fingers.current.size;
      const side = event.currentTarget.clientWidth || 1;
      // with two fingers, each contributes half of the movement
      moves.onDrag((now.x - before.x) / side / count, (now.y - before.y) / side / count);
      if (count === 2 && wide > 0) moves.onZoom(distanceBetween([...fingers.current.values()]) / wide);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const arrow = ARROWS[event.key];
      const factor = ZOOM_KEYS[event.key];
      if (arrow !== undefined) moves.onDrag(arrow.x, arrow.y);
      else if (factor !== undefined) moves.onZoom(factor);
      else return;
      event.preventDefault();
    },
  };
}
