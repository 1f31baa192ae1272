import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../lib/cx.ts';
import { retryUntilLoaded } from '../../lib/retry-until-loaded.ts';
import { Icon } from '../icons/icon.tsx';
import css from './menu.module.css';
import type { MenuOption } from './menu-popup.tsx';
import { nameParts } from './name-parts.ts';

export type MenuProps<Value extends string> = {
  /** Accessible name of the button and the list. */
  readonly label: string;
  /** Content of the button; default: the chosen option's label. */
  readonly trigger?: ReactNode;
  /** `title` in a TopBar, `framed` like a field, `bare` with only its content. */
  readonly look?: 'title' | 'framed' | 'bare';
  readonly options: readonly MenuOption<Value>[];
  /** Chosen value; null for a list of commands. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
};

const MenuPopup = lazy(async () => ({
  default: (await retryUntilLoaded(() => import('./menu-popup.tsx'))).MenuPopup,
}));

/** Preloads the code of the open list, so that the first tap opens at once. */
export function preloadMenu(): void {
  import('./menu-popup.tsx').catch(() => undefined);
}

/** Chosen option as a title; a long one breaks between the parts of its name. */
function Title({ text }: { readonly text: string }) {
  const parts = [...nameParts(text)];
  const last = parts.pop();
  const arrow = <Icon name="down" className={css.arrow} />;
  if (parts.length === 0) {
    return (
      <span className={css.chosen}>
        {last}
        {arrow}
      </span>
    );
  }
  return (
    <span className={cx(css.chosen, css.ofParts)}>
      {parts.map((part) => (
        <span key={part} className={css.part}>
          {part}
        </span>
      ))}
      <span className={css.part}>
        {last}
        {arrow}
      </span>
    </span>
  );
}

/** Button that opens a short list: languages, menu sections, actions of a row. */
export function Menu<Value extends string>(props: MenuProps<Value>) {
  const { label, trigger, look = 'framed', options, value, onChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const show = () => setAnchor(button.current?.getBoundingClientRect() ?? null);
  const close = () => {
    setAnchor(null);
    button.current?.focus();
  };
  const choose = (next: string) => {
    close();
    const option = options.find((each) => each.value === next);
    if (option !== undefined) onChange(option.value);
  };
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(css.trigger, css[look])}
        aria-label={chosen === undefined ? label : `${label}: ${chosen.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => (anchor === null ? show() : close())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show();
        }}
      >
        {trigger ??
          (look === 'title' ? (
            <Title text={chosen?.label ?? label} />
          ) : (
            <span className={css.chosen}>{chosen?.label ?? label}</span>
          ))}
        {look === 'framed' && <Icon name="down" className={css.arrow} />}
      </button>
      {anchor !== null &&
        createPortal(
          <Suspense fallback={null}>
            <MenuPopup {...{ label, options, value, anchor }} onClose={close} onChoose={choose} />
          </Suspense>,
          // portal into a landmark of the page, if there is one
          document.querySelector('main') ?? document.body,
        )}
    </>
  );
}
