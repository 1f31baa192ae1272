import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createScanListener } from './scan-listener.ts';
import type { ScannerSettings } from './scan-recogniser.ts';

/** A text area that hears of what is typed, as the browser's. */
class FakeField extends EventTarget {
  readOnly = false;
  #value = '';
  selectionStart = 0;
  selectionEnd = 0;

  get value(): string {
    return this.#value;
  }

  set value(text: string) {
    this.#value = text;
    this.selectionStart = text.length;
    this.selectionEnd = text.length;
  }

  setSelectionRange(start: number, end: number): void {
    this.selectionStart = start;
    this.selectionEnd = end;
  }

  insert(text: string): void {
    const { selectionStart: start, selectionEnd: end } = this;
    this.#value = this.#value.slice(0, start) + text + this.#value.slice(end);
    this.setSelectionRange(start + text.length, start + text.length);
    this.dispatchEvent(new Event('input'));
  }
}

/** Focuses a remark and returns what types into it, what was scanned, and the text that its component has heard of. */
function aRemark(settings?: ScannerSettings) {
  const field = new FakeField();
  const scans: string[] = [];
  const pressed: string[] = [];
  let heard = '';
  field.addEventListener('input', () => {
    heard = field.value;
  });
  const listen = createScanListener(() => ({
    hold: () => () => undefined,
    onScan: (text) => scans.push(text),
    settings,
  }));
  let at = 0;
  const press = (key: string, gap: number) => {
    at += gap;
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
    Object.defineProperties(event, { timeStamp: { value: at }, target: { value: field } });
    listen(event as unknown as KeyboardEvent);
    if (event.defaultPrevented) return;
    if (key.length === 1) field.insert(key);
    else pressed.push(key);
  };
  const type = (text: string, gap: number) => {
    for (const key of text) press(key, gap);
  };
  const scan = (code: string, gap: number) => {
    // the scanner begins when the hand has left the keys
    for (const [place, key] of [...code].entries()) press(key, place === 0 ? 500 : gap);
    if (settings?.suffix === undefined) press('Enter', gap);
  };
  return { field, scans, pressed, type, scan, heard: () => heard };
}

describe('T3.3 T11.6: a scan into a focused remark', () => {
  beforeEach(() => {
    vi.stubGlobal('HTMLInputElement', class {});
    vi.stubGlobal('HTMLTextAreaElement', FakeField);
  });

  test('1,000 bursts leave no stray character, lose none that was typed, and press nothing', () => {
    const remark = aRemark();
    const code = fc.stringMatching(/^[0-9A-Z]{4,20}$/);
    const word = fc.stringMatching(/^[a-z ]{0,6}$/);
    let typed = '';
    const sent: string[] = [];
    fc.assert(
      fc.property(word, code, fc.integer({ min: 1, max: 60 }), (text, scanned, gap) => {
        remark.type(text, 120);
        remark.scan(scanned, gap);
        typed += text;
        sent.push(scanned);
        expect([remark.field.value, remark.heard()]).toEqual([typed, typed]);
      }),
      { seed: 11, numRuns: 1000, endOnFailure: true },
    );
    expect(remark.scans).toEqual(sent);
    expect(sent).toHaveLength(1000);
    expect(remark.pressed).toEqual([]);
  });

  test('leaves the cursor and a chosen part of the text as they were', () => {
    const remark = aRemark();
    remark.type('no ice please', 120);
    remark.field.setSelectionRange(3, 6);
    remark.scan('4890008100309', 12);
    const { value, selectionStart, selectionEnd } = remark.field;
    expect([value, selectionStart, selectionEnd]).toEqual(['no ice please', 3, 6]);
  });

  test('stands between the scanner’s prefix and suffix, of which neither is left', () => {
    const remark = aRemark({ prefix: '~', suffix: '!' });
    remark.type('less salt', 120);
    remark.scan('~42!', 100);
    expect([remark.field.value, remark.scans]).toEqual(['less salt', ['42']]);
  });

  test('lets a hand type and press Enter', () => {
    const remark = aRemark();
    remark.type('no ice', 80);
    remark.type('1234', 61);
    expect([remark.field.value, remark.scans]).toEqual(['no ice1234', []]);
  });
});
