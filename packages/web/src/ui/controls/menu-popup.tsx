import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './menu.module.css';

export type MenuOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Returns the muted second line, such as opening hours; called when the list opens. */
  readonly note?: () => string | undefined;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** Language of the label. */
  readonly lang?: string;
};

type MenuPopupProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly MenuOption<Value>[];
  readonly value: Value | null;
  readonly anchor: DOMRect;
  readonly onChoose: (value: Value) => void;
  readonly onClose: () => void;
};

const MARGIN = 8;

function Note({ text }: { readonly text: string | undefined }) {
  return text && <small className={css.note}>{text}</small>;
}

/** Positions the list below the button where there is room, else above it, within the screen. */
function placeOf(anchor: DOMRect, box: DOMRect): { readonly left: number; readonly top: number } {
  const below = anchor.bottom + MARGIN;
  const fitsBelow = below + box.height <= window.innerHeight - MARGIN;
  const top = fitsBelow ? below : anchor.top - box.height - MARGIN;
  const left = Math.min(anchor.left, window.innerWidth - box.width - MARGIN);
  return { left: Math.max(MARGIN, left), top: Math.max(MARGIN, top) };
}

function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Moves the focus among the items of the list by key, or closes it. */
function handleKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const items = Array.from(event.currentTarget.querySelectorAll('button'));
  const at = items.findIndex((item) => item.isSameNode(document.activeElement));
  const moved = nextIndex(event.key, at, items.length);
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  } else if (moved !== null) {
    event.preventDefault();
    items[moved]?.focus();
  } else if (event.key.length === 1 && event.key !== ' ') {
    const typed = event.key.toLocaleLowerCase();
    items.find((item) => item.textContent?.toLocaleLowerCase().startsWith(typed))?.focus();
  }
}

/** Open list of a `Menu`: arrows, Home, End and first letters move; Escape, Tab and a tap outside close. */
export function MenuPopup<Value extends string>(props: MenuPopupProps<Value>) {
  const { label, options, value, anchor, onChoose, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (list.current) setPlace(placeOf(anchor, list.current.getBoundingClientRect()));
  }, [anchor]);
  useEffect(() => {
    if (place === null) return;
    const items = list.current?.querySelectorAll('button');
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? items?.[0])?.focus();
  }, [place]);
  useEffect(() => {
    window.addEventListener('resize', onClose);
    return () => window.removeEventListener('resize', onClose);
  });
  return (
    <>
      <div className={css.outside} onPointerDown={onClose} aria-hidden="true" />
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={css.popup}
        style={{ ...place, minWidth: anchor.width, visibility: place === null ? 'hidden' : undefined }}
        onKeyDown={(event) => handleKey(event, onClose)}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            {...(value === null
              ? { role: 'menuitem' }
              : { role: 'menuitemradio', 'aria-checked': option.value === value })}
            tabIndex={-1}
            lang={option.lang}
            aria-disabled={option.disabled || undefined}
            className={cx(css.item, option.value === value && css.on, option.disabled && css.off)}
            onClick={() => option.disabled || onChoose(option.value)}
          >
            {option.icon !== undefined && <Icon name={option.icon} size="s" />}
            <span className={css.text}>
              {option.label}
              <Note text={option.note?.()} />
            </span>
            {option.value === value && <Icon name="check" size="s" className={css.tick} />}
          </button>
        ))}
      </div>
    </>
  );
}
