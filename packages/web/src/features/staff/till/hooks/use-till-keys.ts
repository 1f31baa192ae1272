import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { repeats, TILL_KEYS, type TillKeyAction } from '../state/till-keys.ts';

/** Handlers of the keyboard; those that give `false` leave the key to the browser. */
export type TillKeyHandlers = {
  readonly press: (action: TillKeyAction) => boolean | undefined;
  /** A character that is no key of the table: digits, letters, the decimal point. */
  readonly type: (character: string) => boolean | undefined;
  /** True while Enter belongs to what is typed or asked, whatever has the focus. */
  readonly ownsEnter: () => boolean;
};

/** Fields that characters are typed into; a radio or a tick is none, and keeps only the keys that move it. */
const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select, [contenteditable]';
const CHOICES = 'input[type="radio"], input[type="checkbox"], [role="radio"], [role="switch"]';
const OF_CHOICE: readonly TillKeyAction[] = ['up', 'down', 'left', 'right'];
/** Search of the till: its own Enter, Escape and arrows are the till's. */
export const SEARCH_ID = 'till-search';
const OF_SEARCH: readonly TillKeyAction[] = ['enter', 'escape', 'up', 'down'];

const isOpenDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
const elementOf = ({ target }: KeyboardEvent) => (target instanceof Element ? target : document.body);

/** Returns true if a key is left to what has the focus: a field, a dialog, or a button for Enter. */
function isLeft(event: KeyboardEvent, action: TillKeyAction | undefined, ownsEnter: boolean): boolean {
  if (event.isComposing || event.defaultPrevented || isOpenDialog()) return true;
  const element = elementOf(event);
  if (element.id === SEARCH_ID)
    return action === undefined || !(OF_SEARCH.includes(action) || isInFields(action));
  if (element.closest(FIELDS) !== null) return action === undefined || !isInFields(action);
  if (action !== undefined && OF_CHOICE.includes(action) && element.closest(CHOICES) !== null) return true;
  const isButton = element.closest('button, a, summary, [role="radio"]') !== null;
  return isButton && action === 'enter' && !ownsEnter;
}

function isInFields(action: TillKeyAction): boolean {
  return TILL_KEYS.some((key) => key.action === action && key.inFields);
}

/** Follows the keyboard from the document, so that nothing needs the focus (till T3.1). */
export function useTillKeys(handlers: TillKeyHandlers): void {
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    const bound = TILL_KEYS.flatMap(({ action, bindings }) =>
      bindings.map((binding) => {
        const onKey = (event: KeyboardEvent) => {
          if (isLeft(event, action, current.current.ownsEnter())) return;
          if (event.repeat && !repeats(action)) event.preventDefault();
          else if (current.current.press(action) !== false) event.preventDefault();
        };
        return [binding, onKey] as const;
      }),
    );
    const stop = tinykeys(window, Object.fromEntries(bound), { ignore: () => false });
    const onType = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ([...event.key].length !== 1 || !/[\p{L}\p{N}., ]/u.test(event.key)) return;
      if (isLeft(event, undefined, false)) return;
      if (current.current.type(event.key) !== false) event.preventDefault();
    };
    window.addEventListener('keydown', onType);
    return () => {
      stop();
      window.removeEventListener('keydown', onType);
    };
  }, []);
}
