import { LANGUAGES } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { localeFor } from './locales.ts';

describe('the language of a device', () => {
  test.each([
    [['en-GB', 'zh-HK'], 'en'],
    [['zh-HK'], 'zh-hk'],
    [['zh-Hant-TW'], 'zh-hk'],
    [['zh'], 'zh-cn'],
    [['zh-Hans-SG'], 'zh-cn'],
    [['fr-FR', 'zh-CN'], 'zh-cn'],
    [['fr-FR'], 'en'],
    [[], 'en'],
  ])('that prefers %j is %s', (languages, locale) => {
    expect(localeFor(undefined, { userAgent: 'Mozilla/5.0', languages })).toBe(locale);
  });

  test('is ignored on a kiosk', () => {
    expect(localeFor('device', { userAgent: 'Mozilla/5.0 Kiosk/2', languages: ['zh-HK'] })).toBe('en');
  });

  test('B5.4 is one that the shop offers, and on a kiosk its first', () => {
    const shop = { languages: ['zh-cn', 'zh-hk'] } as const;
    const device = { userAgent: 'Mozilla/5.0', languages: ['en', 'zh-HK'] };
    expect(localeFor('device', device, shop)).toBe('zh-hk');
    expect(localeFor('en', device, shop)).toBe('zh-cn');
    expect(localeFor('first', device, shop)).toBe('zh-cn');
    expect(localeFor(undefined, { ...device, userAgent: 'Kiosk' }, shop)).toBe('zh-cn');
  });
});

type Texts = { readonly [key: string]: string | Texts };
const FILES = import.meta.glob<Texts>('../locales/*/*.json', { eager: true, import: 'default' });
const read = (code: string, file: string): Texts => FILES[`../locales/${code}/${file}`] ?? {};
function keysOf(texts: Texts, before = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${before}${key}.`) : [`${before}${key}`],
  );
}

const files = Object.keys(FILES).flatMap((path) => /\/en\/(.+)$/.exec(path)?.[1] ?? []);
const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
const textsOf = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'object' ? textsOf(text) : [text]));
const allOf = (code: string) => files.flatMap((file) => textsOf(read(code, file)));

describe('every language has the same texts', () => {
  test.each(files.flatMap((file) => others.map((code) => [file, code] as const)))(
    '%s in %s',
    (file, code) => {
      const english = keysOf(read('en', file)).filter((key) => !key.endsWith('_one'));
      expect(keysOf(read(code, file)).filter((key) => !key.endsWith('_one'))).toEqual(english);
    },
  );
});

test('counted texts have both plural forms in English', () => {
  const keys = files.flatMap((file) => keysOf(read('en', file), `${file} `));
  const lonely = keys.filter((key) => {
    const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
    return stem !== undefined && !keys.includes(`${stem}_${form === 'one' ? 'other' : 'one'}`);
  });
  expect(lonely).toEqual([]);
});

/** Texts quoted by the specification (§2, §8). */
const QUOTED = [
  'This page could not be found',
  'Cart invalid',
  '{{num}} product(s) expired',
  'Authentication timed out',
  'Network disconnected',
  'Check Out Failed',
  'Your order has not been placed, please try again or ask our staff for help.',
  "Sorry, we're closed!",
  'The shop is now closed. You cannot checkout.',
  'Invalid shop! Please scan the QR-Code again',
  'Order is closed. Please scan QR Code again.',
  'The purchase limit has been reached.',
  'Exceed Order Limit',
  'Static QRCode Not Enabled',
  'Homepage',
  'Account',
  'Login',
] as const;

test('texts quoted by the specification are verbatim', () => {
  const said = new Set(allOf('en'));
  expect(QUOTED.filter((text) => !said.has(text))).toEqual([]);
});

test('every text key in the code exists', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const keys = new Set(files.flatMap((file) => keysOf(read('en', file))));
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key.replace(/^[\w-]+:/, '')),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((key) => !keys.has(key) && !keys.has(`${key}_other`))).toEqual([]);
});

describe('Chinese texts follow regional usage', () => {
  /** Common characters that differ between the scripts. */
  const SIMPLIFIED = /[这个们单余请选订门开发时还进买务标标验码关处输账购车]/;
  const TRADITIONAL = /[這個們單餘請選訂門開發時還進買務標驗碼關處輸帳購車]/;
  const isLatinMark = /[\p{Script=Han}][,;:!?]|[,;:!?][\p{Script=Han}]/u;

  test('in Hong Kong', () => {
    // 您 is a formal "you" that shops there do not use; 店員 is preferred to 職員
    const odd = allOf('zh-hk').filter((text) => SIMPLIFIED.test(text) || /[您]|職員|外送/.test(text));
    expect(odd).toEqual([]);
  });

  test('on the mainland', () => {
    // guests are addressed as 您; 你 would be a mistake
    const guests = files
      .filter((file) => file !== 'staff.json')
      .flatMap((file) => textsOf(read('zh-cn', file)));
    const odd = guests.filter((text) => TRADITIONAL.test(text.replace('繁體中文', '')) || /你/.test(text));
    expect(odd).toEqual([]);
  });

  test('a receipt is 小票 on the mainland, for guests and staff alike', () => {
    expect(allOf('zh-cn').filter((text) => text.includes('收据'))).toEqual([]);
  });

  test.each(['zh-hk', 'zh-cn'])('with Chinese punctuation in %s', (code) => {
    expect(allOf(code).filter((text) => isLatinMark.test(text))).toEqual([]);
  });
});
