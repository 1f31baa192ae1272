import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, type ErrorCode } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { expect, test } from 'vitest';
import { STAFF_REFUSALS, staffRefusalKey } from './staff-refusal.ts';

const WEB = join(import.meta.dirname, '../..');
/** The source of what staff work with at the till and on the handheld. */
const STAFF_SOURCE = [
  'features/staff/{till,handheld,sale,online-orders,calls,approval,pin}/**/*.{ts,tsx}',
  'data/{approval,refunds,payment-incidents,devices}/**/*.{ts,tsx}',
];
/** Refusals that any call may meet on its way. */
const OF_TRANSPORT: readonly ErrorCode[] = [
  'badRequest',
  'notAuthenticated',
  'forbidden',
  'notFound',
  'timeout',
  'tooManyRequests',
  'serverError',
  'unavailable',
];
/** Words that are meant for a guest, by language folder. */
const TO_GUESTS: Readonly<Record<string, RegExp>> = {
  en: /our staff|scan|your (order|cart|table)|\bcart\b|closed!|log in/i,
  'zh-hk': /職員|店員|侍應|購物車|請掃|重新掃描|你的訂單/,
  'zh-cn': /店员|服务员|购物车|请扫|重新扫|您的订单|您的购物车/,
};

type Texts = { readonly [key: string]: string | Texts };
const textsOf = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(WEB, 'locales', folder, `${file}.json`), 'utf8')) as Texts;

function textAt(folder: string, key: string): string {
  const [file = '', path = ''] = key.split(':');
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      textsOf(folder, file),
    );
  return typeof found === 'string' ? found : '';
}

/** Returns the codes of all refusals of the calls that these screens name. */
function codesOfStaff(): readonly ErrorCode[] {
  const source = STAFF_SOURCE.flatMap((pattern) => globSync(join(WEB, pattern)))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = Object.entries(CALLS).filter(([service]) => source.includes(`'${service}'`));
  const refusals = named.flatMap(([, methods]) =>
    Object.values(methods).flatMap(({ refusals: codes = [] }: { refusals?: readonly ErrorCode[] }) => codes),
  );
  return [...new Set([...OF_TRANSPORT, ...refusals])];
}

test('T10.2 every code that staff can meet at the till and on the handheld has words for them, in each language', () => {
  const codes = codesOfStaff();
  expect(codes.length).toBeGreaterThan(50);
  const wrong = LANGUAGES.flatMap(({ file: folder }) =>
    codes.flatMap((code) => {
      const text = textAt(folder, staffRefusalKey(code));
      return text === '' || TO_GUESTS[folder]?.test(text) ? [`${folder} ${code}: ${text}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('T10.2 the texts for staff are those of the list', () => {
  const { refused } = textsOf('en', 'staff');
  expect(Object.keys(refused ?? {}).sort()).toEqual([...STAFF_REFUSALS].sort());
});
