import { readFileSync } from 'node:fs';
import { quoteCase } from '@comanda/contract';
import { describe, expect, it } from 'vitest';

const DOCUMENT = readFileSync(new URL('../docs/pricing.md', import.meta.url), 'utf8');
const EXAMPLE = /^### (.+)\n\n([^`]*(?:`[^`\n]+`[^`]*)*)\n\n```json\n([\s\S]*?)\n```$/gm;
const PROMISED = [
  'Happy hour',
  'Buy two, get the cheapest free',
  'Spend 200, save 20',
  'Set discount',
  'Free drink',
  'Free surcharge',
  'Member level',
  'Stacking denied',
  'Rounding',
  'Included tax',
  'Delivery fee',
];

type Example = { readonly title: string; readonly prose: string; readonly json: string };

function examples(): readonly Example[] {
  const section = DOCUMENT.slice(DOCUMENT.indexOf('## 9 Worked examples'));
  return [...section.matchAll(EXAMPLE)].map(([, title = '', prose = '', json = '']) => ({
    title,
    prose,
    json,
  }));
}

/** Returns every number in a piece of JSON, without its sign. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Returns the amounts that prose names, `$19.20`, in cents. */
function amountsIn(prose: string): readonly number[] {
  return [...prose.matchAll(/\$(\d+)\.(\d\d)/g)].map(
    ([, whole, cents]) => Number(whole) * 100 + Number(cents),
  );
}

describe('the worked examples of docs/pricing.md', () => {
  it.each(examples())('§9 $title', ({ json, prose }) => {
    const example = JSON.parse(json);
    const result = quoteCase(example.case, { explain: true });
    if ('error' in result) throw new Error(result.error.message);
    const published = { ...result.bill, explanation: result.explanation };
    expect(JSON.parse(JSON.stringify(published))).toMatchObject(example.bill);
    const known = new Set(numbersIn([example.case, published]));
    const invented = amountsIn(prose).filter((amount) => !known.has(amount));
    expect(invented).toEqual([]);
  });

  it('§9 cover what owners ask for, and every one is read', () => {
    const titles = examples().map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(PROMISED));
    const headings = DOCUMENT.slice(DOCUMENT.indexOf('## 9 ')).match(/^### /gm) ?? [];
    expect(titles).toHaveLength(headings.length);
  });

  it('§7 the example of a quote is one', () => {
    const [, json = ''] = /## 7 Quote[\s\S]*?```json\n([\s\S]*?)\n```/.exec(DOCUMENT) ?? [];
    expect(quoteCase(JSON.parse(json))).toMatchObject({ bill: { total: 9600 } });
  });
});
