import type { Page } from 'playwright-core';

/**
 * Functions with the Safari that first had them; without a number where Safari does not have it yet. `checkVisibility` is left,
 * which Playwright calls in the page.
 */
const SINCE: readonly (readonly [path: string, safari?: number])[] = [
  ['HTMLElement.prototype.inert', 15.5],
  ['AbortSignal.timeout', 16],
  ['Array.prototype.toReversed', 16],
  ['Array.prototype.toSorted', 16],
  ['Array.prototype.toSpliced', 16],
  ['Array.prototype.with', 16],
  ['HTMLFormElement.prototype.requestSubmit', 16],
  ['HTMLInputElement.prototype.showPicker', 16],
  ['Array.fromAsync', 16.4],
  ['CSSStyleSheet', 16.4],
  ['CompressionStream', 16.4],
  ['DecompressionStream', 16.4],
  ['Document.prototype.adoptedStyleSheets', 16.4],
  ['Navigator.prototype.userActivation', 16.4],
  ['Navigator.prototype.wakeLock', 16.4],
  ['Notification', 16.4],
  ['OffscreenCanvas', 16.4],
  ['String.prototype.isWellFormed', 16.4],
  ['String.prototype.toWellFormed', 16.4],
  ['HTMLElement.prototype.hidePopover', 17],
  ['HTMLElement.prototype.popover', 17],
  ['HTMLElement.prototype.showPopover', 17],
  ['HTMLElement.prototype.togglePopover', 17],
  ['Set.prototype.difference', 17],
  ['Set.prototype.intersection', 17],
  ['Set.prototype.isDisjointFrom', 17],
  ['Set.prototype.isSubsetOf', 17],
  ['Set.prototype.isSupersetOf', 17],
  ['Set.prototype.symmetricDifference', 17],
  ['Set.prototype.union', 17],
  ['URL.canParse', 17],
  ['AbortSignal.any', 17.4],
  ['ArrayBuffer.prototype.transfer', 17.4],
  ['Map.groupBy', 17.4],
  ['Object.groupBy', 17.4],
  ['Promise.withResolvers', 17.4],
  ['Document.prototype.startViewTransition', 18],
  ['URL.parse', 18],
  ['Promise.try', 18.2],
  ['RegExp.escape', 18.2],
  ['Uint8Array.fromBase64', 18.2],
  ['Uint8Array.prototype.toBase64', 18.2],
  ['Iterator', 18.4],
  ['cookieStore', 18.4],
  ['navigation', 26.2],
  ['BarcodeDetector'],
  ['CloseWatcher'],
  ['Navigator.prototype.connection'],
  ['Navigator.prototype.vibrate'],
  ['requestIdleCallback'],
  ['scheduler'],
];
/** Further prototypes with the same names. */
const ITERATOR_HELPERS = [
  'drop',
  'every',
  'filter',
  'find',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'take',
  'toArray',
];
const LOOK_BEHIND_SINCE = 16.4;
const SET_NOTATION_SINCE = 17;

type Lack = {
  readonly paths: readonly string[];
  readonly helpers: readonly string[];
  readonly hasLookBehind: boolean;
  readonly hasSetNotation: boolean;
};

/** Runs in the page, before its scripts. */
function takeAway({ paths, helpers, hasLookBehind, hasSetNotation }: Lack): void {
  const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const name of helpers) Reflect.deleteProperty(iterators, name);
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let holder: object | undefined = globalThis;
    for (const name of names) holder = holder && Reflect.get(holder, name);
    if (holder) Reflect.deleteProperty(holder, last);
  }
  const check = (source: unknown, flags: unknown) => {
    const text = source instanceof RegExp ? source.source : String(source);
    const isTooNew =
      (!hasLookBehind && /\(\?<[=!]/.test(text)) || (!hasSetNotation && /v/.test(String(flags ?? '')));
    if (isTooNew) throw new SyntaxError(`Invalid regular expression: ${text}`);
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, given: ConstructorParameters<RegExpConstructor>, newTarget) {
      check(...given);
      return Reflect.construct(target, given, newTarget);
    },
    apply(target, that, given: ConstructorParameters<RegExpConstructor>) {
      check(...given);
      return Reflect.apply(target, that, given);
    },
  });
}

export type OldSafari = {
  /** Regular expressions of the scripts that the page has loaded which this Safari could not even read. */
  readonly unreadable: () => Promise<readonly string[]>;
};

/** Takes from a page, before its first address, whatever Safari of a version lacks. */
export async function asSafari(page: Page, version: number): Promise<OldSafari> {
  const hasLookBehind = version >= LOOK_BEHIND_SINCE;
  await page.addInitScript(takeAway, {
    paths: SINCE.filter(([, since = Number.POSITIVE_INFINITY]) => since > version).map(([path]) => path),
    helpers: ITERATOR_HELPERS,
    hasLookBehind,
    hasSetNotation: version >= SET_NOTATION_SINCE,
  });
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // a literal is read with its script, which no other function sees
    if (/^\/assets\/.*\.js$/.test(pathname))
      scripts.set(
        pathname,
        response.text().catch(() => ''),
      );
  });
  return {
    unreadable: async () => {
      const read = await Promise.all([...scripts].map(async ([name, text]) => [name, await text] as const));
      return hasLookBehind ? [] : read.flatMap(([name, text]) => (/\(\?<[=!]/.test(text) ? [name] : []));
    },
  };
}
