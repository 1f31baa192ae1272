import { useEffect, useRef, useState } from 'react';
import { NO_PIN, type PinTyping, SCAN_GAP_MS, withKey, withTouch } from '../state/pin-keys.ts';

const SHORTEST_PIN = 4;
/** Milliseconds after the last key in which a scanner would send its next character. */
const SETTLE_MS = SCAN_GAP_MS + 20;

type PinEntryOptions = {
  /** Number of digits after which it is submitted by itself; by Enter or the pad's key when absent. */
  readonly digits: number | undefined;
  /** True while no PIN is taken: nobody is chosen, one is being checked, or there is a pause. */
  readonly isStopped: boolean;
  readonly onSubmit: (pin: string) => void;
};

/** Returns true if the event is meant for a field, a list or another control than the pad's keys. */
function isForField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Returns true if the event is on the button of the person whose PIN it is. */
function isOnChosen({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement && target.matches('[aria-pressed="true"]');
}

/** Calls a function with every key that is pressed on the page. */
function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const handler = useRef(onKey);
  handler.current = onKey;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handler.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** Returns what is typed, as drawn and as it is at this moment, and the function that sets it. */
function useTyping() {
  const [typing, setTyping] = useState(NO_PIN);
  const current = useRef(typing);
  const take = (next: PinTyping) => {
    current.current = next;
    setTyping(next);
  };
  return { typing, current, take };
}

/**
 * Returns a PIN being typed by touch or on the keyboard, wherever the focus is. Its last digit submits it; keys wait a
 * moment first, in which a scanner shows itself (T2.2).
 */
export function usePinEntry(options: PinEntryOptions) {
  const { typing, current, take } = useTyping();
  const latest = useRef(options);
  latest.current = options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const clear = () => {
    clearTimeout(timer.current);
    take(NO_PIN);
  };
  const submit = () => {
    const { pin } = current.current;
    if (latest.current.isStopped || pin.length < SHORTEST_PIN) return;
    clear();
    latest.current.onSubmit(pin);
  };
  const isWhole = () => current.current.pin.length === latest.current.digits;
  const press = (digit: string) => {
    if (latest.current.isStopped) return;
    take(withTouch(current.current, digit));
    if (isWhole()) submit();
  };
  const erase = () => take({ ...NO_PIN, pin: current.current.pin.slice(0, -1) });
  usePageKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return;
    const { key } = event;
    if (key === 'Backspace') return erase();
    // Enter presses the button it is on, unless a PIN was typed after its person was chosen
    const isChosen = isOnChosen(event) && current.current.pin.length >= SHORTEST_PIN;
    const isEnter = key === 'Enter' && (isChosen || !(event.target instanceof HTMLButtonElement));
    if (isEnter && isChosen) event.preventDefault();
    if (latest.current.isStopped || (key.length !== 1 && !isEnter)) return;
    clearTimeout(timer.current);
    const next = withKey(current.current, isEnter ? '' : key, event.timeStamp);
    take(next);
    if (next.isScan) return;
    if (isEnter || isWhole()) timer.current = setTimeout(submit, SETTLE_MS);
  });
  return {
    length: typing.pin.length,
    /** True if what came last was a scan, which was not taken. */
    wasScan: typing.isScan,
    canSubmit: !options.isStopped && typing.pin.length >= SHORTEST_PIN,
    press,
    erase,
    clear,
    submit,
  };
}
