import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const SCRIPT = readFileSync(join(PUBLIC, 'old-browser.js'), 'utf8');
/** Statements that take from today's browser what older ones lack. */
const LACKS = {
  'today’s': '',
  'Safari 17': 'delete URL.parse;',
  'iOS 15.4': `delete URL.parse; RegExp = function (text) { if (text.includes('(?<')) throw new SyntaxError(text); };`,
  'iOS 15.3': 'delete URL.parse; RegExp = undefined; delete Array.prototype.at;',
} as const;

/** Returns the first heading that the script shows at a path, if it shows any. */
function shown(browser: keyof typeof LACKS, pathname: string): string | undefined {
  const texts: string[] = [];
  const attributes = new Map<string, string>();
  const element = (): object => ({
    noModule: true,
    style: {},
    appendChild: (child: { readonly text?: string }) =>
      void (child.text !== undefined && texts.push(child.text)),
    getAttribute: (name: string) => attributes.get(name),
    removeAttribute: () => undefined,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  });
  const added: string[] = [];
  const document = {
    body: { appendChild: ({ src }: { readonly src: string }) => void added.push(src) },
    createElement: element,
    createTextNode: (text: string) => ({ text }),
    getElementById: element,
  };
  const CSS = { supports: () => true };
  const window = { CSS };
  const realm = createContext({
    document,
    window,
    CSS,
    location: { pathname },
    structuredClone,
    URL: {},
  });
  runInContext(`URL.parse = () => undefined; ${LACKS[browser]}`, realm);
  runInContext(SCRIPT, realm);
  for (const src of added) runInContext(readFileSync(join(PUBLIC, src), 'utf8'), realm);
  return texts[0];
}

const OLD = 'This browser is too old';

test('guests order with iOS 15.4, and older phones are told to ask the staff', () => {
  expect(shown('today’s', '/browse')).toBeUndefined();
  expect(shown('iOS 15.4', '/zh-hk/browse')).toBeUndefined();
  expect(shown('iOS 15.3', '/browse')).toBe(OLD);
});

test.each(PAGES.map(({ path, audience }) => [path.replace(/\/[:*].*/, ''), audience] as const))(
  '%s is opened by browsers of its %s only',
  (path, audience) => {
    const isOffice = audience === 'office';
    const heading = isOffice ? `${OLD} for the office` : OLD;
    expect(shown('today’s', path)).toBeUndefined();
    expect(shown('Safari 17', path)).toBe(isOffice ? heading : undefined);
    expect(shown('iOS 15.4', path)).toBe(audience === 'guest' ? undefined : heading);
    expect(shown('iOS 15.4', `/en${path}`)).toBe(audience === 'guest' ? undefined : heading);
    expect(shown('iOS 15.3', path)).toBe(heading);
  },
);
