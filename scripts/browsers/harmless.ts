/** A newer feature that may be used: an older browser shows the same in a plainer way, or the name means another thing. */
type Harmless = {
  readonly keys: readonly string[];
  /** Names of the built files that may; all when absent. */
  readonly files?: readonly string[];
  readonly reason: string;
};

const HARMLESS: readonly Harmless[] = [
  {
    keys: ['css.properties.cursor', 'css.properties.outline', 'css.properties.resize'],
    reason: 'a phone has no pointer, and draws outlines with square corners',
  },
  {
    keys: ['css.properties.text-wrap', 'css.properties.hyphens'],
    reason: 'lines break less evenly',
  },
  {
    keys: [
      'css.properties.scrollbar-width',
      'css.properties.overscroll-behavior',
      'css.properties.overflow-anchor',
    ],
    reason: 'the same scrolls, with a bar in sight or on to the page behind it',
  },
  {
    keys: ['css.properties.overscroll-behavior-x', 'css.properties.overflow-x.clip'],
    reason: 'for a moment the page can be moved sideways',
  },
  {
    keys: [
      'css.properties.text-size-adjust',
      'css.properties.forced-color-adjust',
      'css.properties.user-select',
    ],
    reason: 'iOS has it with a prefix, or has no such mode',
  },
  {
    keys: ['css.properties.accent-color', 'css.properties.box-decoration-break', 'css.at-rules.page'],
    reason: 'another colour, corner or margin of paper',
  },
  {
    keys: [
      'css.at-rules.container',
      'css.properties.container-type',
      'css.types.length.container_query_length_units',
    ],
    reason: 'fits very large text to a narrow screen; without it lines break more often',
  },
  {
    keys: ['css.selectors.has'],
    files: ['menu', 'sheet-surface', 'split-bill', 'start-pages', 'office-shell', 'office-frame'],
    reason: 'a hint, a shade or a width that may be missing: the rest of the look stands in rules of its own',
  },
  {
    keys: ['api.VideoFrame', 'javascript.builtins.SharedArrayBuffer.grow'],
    files: ['read-codes'],
    reason: 'the reader of codes asks first, and is given bitmaps',
  },
  {
    keys: ['api.Document.startViewTransition', 'api.WebTransport'],
    reason: 'React and Socket.IO ask in a way that the reading misses',
  },
  {
    keys: ['javascript.regular_expressions.lookbehind_assertion'],
    files: ['old-browser.js'],
    reason: 'asks for it',
  },
  {
    keys: ['api.ServiceWorkerRegistration.showNotification'],
    reason: 'only where there are notifications (use-ready-alert.ts)',
  },
  {
    keys: [
      'api.ML',
      'api.ScreenOrientation.unlock',
      'api.WindowClient.navigate',
      'javascript.builtins.AsyncDisposableStack.adopt',
      'javascript.builtins.Iterator.drop',
      'javascript.builtins.Iterator.toArray',
    ],
    reason: 'names of functions of ours and of libraries',
  },
];

/** Returns true if a built file may use a newer feature. */
export function isHarmless(key: string, name: string): boolean {
  return HARMLESS.some(
    ({ keys, files }) =>
      keys.some((each) => key === each || key.startsWith(`${each}.`)) &&
      (files === undefined || files.includes(name)),
  );
}
