import type { SessionLine } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { guestCount } from './split-methods.ts';
import { candidatesFor } from './who-am-i.ts';

const line = (id: string, changes: Partial<SessionLine>) => aPlacedLine({ id, ...changes });
const table = anOrder({
  type: 'dineIn',
  tables: [{ item: 't', capacity: 4 }],
  products: [
    line('rice', { guest: 1 }),
    line('beer', { tableChairId: '2' }),
    line('tea', { tableChairId: '3' }),
    line('bread', {}),
  ],
  guests: [{ guest: 1, name: 'Mei' }, { guest: 2 }],
});

describe('whom a phone may be', () => {
  test('is a guest with a name, or at a seat that the staff serve, for a phone with nothing of its own', () => {
    const { people, seats } = candidatesFor(table, 2);
    expect(people).toEqual([{ guest: 1, name: 'Mei' }]);
    expect(seats.map(({ seat, dishes }) => [seat, dishes.map((dish) => dish.line.id)])).toEqual([
      ['2', ['beer']],
      ['3', ['tea']],
    ]);
  });

  test('is no other guest once it has ordered, but maybe at a seat; nobody else once it has said so', () => {
    expect(candidatesFor(table, 1).people).toEqual([]);
    expect(candidatesFor(table, 1).seats).toHaveLength(2);
    const seated = { ...table, guests: [{ guest: 1, name: 'Mei', seat: '2' }, { guest: 2 }] };
    expect(candidatesFor(seated, 1)).toEqual({ people: [], seats: [] });
    expect(candidatesFor(seated, 2).seats.map(({ seat }) => seat)).toEqual(['3']);
    expect(candidatesFor(table, undefined)).toEqual({ people: [], seats: [] });
  });
});

test('equal parts are proposed for the guests at the table, not for every phone that ever scanned', () => {
  const phones = [1, 2, 3, 4, 5].map((guest) => ({ guest }));
  expect(guestCount({ ...table, guests: phones })).toBe(4);
  const alone = { ...table, tables: [{ item: 't', capacity: 1 }], guests: phones };
  expect(guestCount(alone)).toBe(3);
});
