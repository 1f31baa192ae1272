import type { MenuTemplate, Section, Shop, TaxSetting } from '@comanda/contract';
import { presetOf } from '@comanda/contract/presets';
import { expect, it } from 'vitest';
import { menuEdits, tableEdits } from './menu-edits.ts';
import { readPercent } from './read-percent.ts';
import { firstPercent, sellingEdits } from './selling-edits.ts';

const name = { en: 'X', cht: 'X', chs: 'X' };
const shop = { _id: 'shop', name, currency: 'SGD', openTime: '00:00', closeTime: '24:00' } as Shop;
const DAY = '2026-10-01';
const section: Section = { _id: 'day', name, shops: ['shop'] };
const gst: TaxSetting = { _id: 'gst', name, status: 'active', percent: 9, included: true };
const dish = (id: string, price: number) => ({ _id: id, name, price, image: `template-${id}` });
const template: MenuTemplate = {
  _id: 'tea',
  name,
  categories: [
    { name, dishes: [dish('oolong', 400), dish('jasmine', 400)] },
    { name, dishes: [dish('pearl', 600)] },
  ],
};

function ids(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `id${last}`;
  };
}

const paths = (edits: readonly { list: string; path: string; value?: unknown }[]) =>
  edits.map(({ list, path, value }) => [list, path, value]);

it('B1.4 hours, service charge and the taxes that depend on it are edited; what is so already is not', () => {
  const selling = { openTime: '11:00', closeTime: '24:00', servicePercent: 10, askedPercent: 0, day: DAY };
  const given = { shop, sections: [section], taxes: [gst], preset: presetOf('SG'), selling, newId: ids() };
  expect(paths(sellingEdits(given))).toEqual([
    ['shops', 'openTime', '11:00'],
    ['sections', 'sectionSettings', [{ from: '00:00', to: '24:00', percent: 10 }]],
    ['taxSettings', 'included', false],
  ]);
});

it('B1.6 the service charge begins as usual in the country, and stays as it was answered', () => {
  const preset = presetOf('HK');
  const charged = { ...section, sectionSettings: [{ from: '00:00', to: '24:00', percent: 8 }] };
  expect(firstPercent({ sections: [section], preset, isAnswered: false })).toBe(10);
  expect(firstPercent({ sections: [section], preset, isAnswered: true })).toBe(0);
  expect(firstPercent({ sections: [charged], preset, isAnswered: false })).toBe(8);
  expect(firstPercent({ sections: [], preset: presetOf('CN'), isAnswered: false })).toBe(0);
});

it('B1.6 a rate that was asked for becomes a tax, and changes with the answer', () => {
  const preset = presetOf('US');
  const selling = { openTime: '00:00', closeTime: '24:00', servicePercent: 0, askedPercent: 8.875, day: DAY };
  const [made] = sellingEdits({ shop, sections: [], taxes: [], preset, selling, newId: ids() });
  expect(made).toMatchObject({ list: 'taxSettings', path: '', value: { percent: 8.875, included: false } });
  const taxes: TaxSetting[] = [{ ...gst, percent: 8.875, included: false }];
  const none = { ...selling, askedPercent: 0 };
  expect(paths(sellingEdits({ shop, sections: [], taxes, preset, selling: none, newId: ids() }))).toEqual([
    ['taxSettings', 'status', 'disabled'],
  ]);
});

it('B1.5 only dishes that were kept come on the menu, at the accepted price, allergens unknown', () => {
  const prices = new Map([['pearl', 650]]);
  const present = { dishes: 2, categories: 1 };
  const edits = menuEdits({ template, prices, shop, sections: [section], present, newId: ids() });
  expect(edits.map(({ list }) => list)).toEqual(['categories', 'products']);
  expect(edits[0]?.value).toMatchObject({ _id: 'id1', sections: ['day'], order: 1 });
  expect(edits[1]?.value).toMatchObject({ price: 650, category: 'id1', code: '13', image: 'template-pearl' });
  expect(edits[1]?.value).not.toHaveProperty('allergens');
});

it('B1.4 tables are made by name', () => {
  expect(tableEdits(['A1', 'A2'], { shop, capacity: 4, newId: ids() }).map(({ value }) => value)).toEqual([
    { _id: 'id1', shop: 'shop', item: 'id2', name: 'A1', capacity: 4 },
    { _id: 'id3', shop: 'shop', item: 'id4', name: 'A2', capacity: 4 },
  ]);
});

it.each([
  ['', 0],
  ['10', 10],
  ['8.875 %', 8.875],
  ['7,5', 7.5],
  ['100', undefined],
  ['ten', undefined],
] as const)('B1.4 reads %s as a percentage', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent);
});
