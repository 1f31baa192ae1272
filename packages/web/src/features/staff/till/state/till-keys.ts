/** Actions that the keyboard has at the till. */
export type TillKeyAction =
  | 'enter'
  | 'escape'
  | 'erase'
  | 'more'
  | 'less'
  | 'times'
  | 'remove'
  | 'clear'
  | 'exactCash'
  | 'otherPay'
  | 'reduce'
  | 'telephone'
  | 'park'
  | 'recall'
  | 'billMore'
  | 'search'
  | 'keys'
  | 'up'
  | 'down'
  | 'left'
  | 'right';

/** A row of the table of keys. */
type TillKey = {
  readonly action: TillKeyAction;
  /** Bindings in the notation of tinykeys. */
  readonly bindings: readonly string[];
  /** The key as it is drawn; absent for keys that the table does not list by themselves. */
  readonly shown?: string;
  /** True if it also works while a field has the focus. */
  readonly inFields?: true;
};

/**
 * The keys of the till (till T3.1). None that browsers keep to themselves: no F5, F6, F11, F12, Ctrl+L, N, T or W.
 */
export const TILL_KEYS: readonly TillKey[] = [
  { action: 'enter', bindings: ['Enter'], shown: '⏎' },
  { action: 'times', bindings: ['[Shift]+*'], shown: '*' },
  { action: 'more', bindings: ['[Shift]++'], shown: '+' },
  { action: 'less', bindings: ['-'], shown: '−' },
  { action: 'remove', bindings: ['Delete'], shown: 'Del' },
  { action: 'clear', bindings: ['Shift+Delete'], shown: '⇧ Del' },
  { action: 'erase', bindings: ['Backspace'], shown: '⌫' },
  { action: 'escape', bindings: ['Escape'], shown: 'Esc' },
  { action: 'search', bindings: ['/'], shown: '/' },
  { action: 'exactCash', bindings: ['F1'], shown: 'F1', inFields: true },
  { action: 'otherPay', bindings: ['F3'], shown: 'F3', inFields: true },
  { action: 'reduce', bindings: ['F4'], shown: 'F4', inFields: true },
  { action: 'telephone', bindings: ['F7'], shown: 'F7', inFields: true },
  { action: 'park', bindings: ['F8'], shown: 'F8', inFields: true },
  { action: 'recall', bindings: ['F9'], shown: 'F9', inFields: true },
  { action: 'billMore', bindings: ['F10'], shown: 'F10', inFields: true },
  { action: 'keys', bindings: ['[Shift]+?'], shown: '?' },
  { action: 'up', bindings: ['ArrowUp'], shown: '↑ ↓' },
  { action: 'down', bindings: ['ArrowDown'] },
  { action: 'left', bindings: ['ArrowLeft'] },
  { action: 'right', bindings: ['ArrowRight'] },
];

const HELD: readonly TillKeyAction[] = ['more', 'less', 'erase', 'up', 'down', 'left', 'right'];

/** Returns true if a key that is held down acts again and again: never one that sends or takes money. */
export function repeats(action: TillKeyAction): boolean {
  return HELD.includes(action);
}
