import { readFileSync } from 'node:fs';
import { quoteCase } from '@comanda/contract';
import { splitBill } from '@comanda/domain';
import { describe, expect, it } from 'vitest';

const DOCUMENT = readFileSync(new URL('../docs/pricing.md', import.meta.url), 'utf8');
const CHAPTER = DOCUMENT.slice(DOCUMENT.indexOf('## 10 The split bill'));

describe('the worked example of the split bill in docs/pricing.md', () => {
  const [, json = ''] = /```json\n([\s\S]*?)\n```/.exec(CHAPTER) ?? [];
  const example = JSON.parse(json);
  const result = quoteCase(example.case);
  if ('error' in result) throw new Error(result.error.message);
  const { bill } = result;
  const guests = [{ guest: 1 }, { guest: 2 }, { guest: 3 }];
  const split = splitBill({ bill, products: example.lines, guests, payments: [] }, 1);

  it('P10.2 P10.4 comes to what it says', () => {
    expect(bill).toMatchObject(example.bill);
    expect(split.guests).toMatchObject(example.guests);
  });

  it('P10.1 says in its words what is in its figures', () => {
    const [, last = ''] = /The third pays ([^\n]*)/.exec(CHAPTER) ?? [];
    const published = [...last.matchAll(/\$(\d+)\.(\d\d)/g)].map(([, whole, cents]) =>
      Number(`${whole}${cents}`),
    );
    const { amount, parts } = split.guests[2] ?? {
      amount: 0,
      parts: { dishes: 0, surcharge: 0, seatCharge: 0 },
    };
    expect(published).toEqual([amount, parts.dishes, parts.surcharge, parts.seatCharge]);
  });
});
