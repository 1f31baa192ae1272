import { afterKey, NO_BURST, type ScannerSettings } from './scan-recogniser.ts';

export type ScannerHandlers = {
  /** Notes what is typed before a burst; the answer puts it back. */
  readonly hold: () => () => void;
  readonly onScan: (text: string) => void;
  /** The characters that this device's scanner sends around a code. */
  readonly settings?: ScannerSettings | undefined;
};

/** A text field with what it held before a burst of keys. */
type InterruptedField = {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
};

/**
 * Returns the listener of the document's keys that reads a scanner: a focused field gets its text back, and the Enter
 * at the end presses nothing (till T3.3). `handlers` returns those that hold now.
 */
export function createScanListener(handlers: () => ScannerHandlers): (event: KeyboardEvent) => void {
  let burst = NO_BURST;
  let putBack: () => void = () => undefined;
  return (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = afterKey(burst, event.key, event.timeStamp, handlers().settings);
    burst = step.burst;
    if (step.isFirst) {
      const held = fieldOf(event.target);
      const putEntryBack = handlers().hold();
      putBack = () => (held === undefined ? putEntryBack() : giveBack(held));
    }
    if (step.scanned === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    putBack();
    handlers().onScan(step.scanned);
  };
}

function fieldOf(target: EventTarget | null): InterruptedField | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.readOnly) return undefined;
  return { field: target, value: target.value, start: target.selectionStart, end: target.selectionEnd };
}

/** Puts a field's text back as if it had been typed, so that its component hears of it. */
function giveBack({ field, value, start, end }: InterruptedField): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (start !== null) field.setSelectionRange(start, end);
}
