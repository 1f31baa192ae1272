import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DropEdge } from '../state/order.ts';

type DragRow = {
  /** Name of the list: entries stay in it. */
  readonly group: string;
  readonly id: string;
  /** True where nothing is dragged. */
  readonly isOff: boolean;
  /** Called with the entry dropped here, and the side of this one that it was dropped on. */
  readonly onDrop: (id: string, edge: DropEdge) => void;
};

/** Returns the side of an element that a pointer is on. */
function edgeAt(element: Element, y: number): DropEdge {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'before' : 'after';
}

/** Returns the refs of an entry that is dragged by its grip, and the side of it over which another one is. */
export function useDragRow({ group, id, isOff, onDrop }: DragRow) {
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<DropEdge>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (isOff || row.current === null || grip.current === null) return;
    return combine(
      draggable({
        element: row.current,
        dragHandle: grip.current,
        getInitialData: () => ({ group, id }),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data.group === group,
        onDrag: ({ self, source, location }) =>
          setEdge(source.data.id === id ? undefined : edgeAt(self.element, location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source, location }) => {
          setEdge(undefined);
          drop(String(source.data.id), edgeAt(self.element, location.current.input.clientY));
        },
      }),
    );
  }, [group, id, isOff]);
  return { row, grip, edge };
}
