import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, changes, documentOf, edit, edited, KEY, PRODUCT, products } from '../testing/edits.ts';
import { SEEDED } from '../testing/scenes.ts';
import {
  applyEdits,
  crossEdits,
  type Edit,
  inverseEdits,
  isOrderPath,
  isOverlapping,
  isSameValue,
  type Json,
  type JsonObject,
  mergeEdits,
  type SetEdit,
  stepsOf,
  valueAt,
} from './index.ts';

const MEI = { _id: 'mei', name: 'Mei' };
const KAI = { _id: 'kai', name: 'Kai' };
const live = (document: JsonObject | undefined) => () => document;

describe('B2.1 paths', () => {
  it('B2.1 lead to a field, a language, a keyed entry and an order, and to nothing else', () => {
    const paths = ['price', 'name.cht', 'options[c1].price', 'options[c1]', 'options.$order', ''];
    expect(paths.map((path) => valueAt(PRODUCT, path))).toEqual([
      2000,
      '飯',
      100,
      { _id: 'c1', price: 100 },
      ['c1', 'c2'],
      PRODUCT,
    ]);
    for (const path of [
      '.price',
      'price.',
      '[c1]',
      'options[]',
      'options[a b]',
      'options.$order.x',
      '$order',
      'a..b',
      'options[c1]price',
    ]) {
      expect([path, stepsOf(path)]).toEqual([path, undefined]);
    }
  });

  it('B2.1 make and remove the entry of a shop, but no entry that has an id', () => {
    const added = applied(PRODUCT, [edit('discountMapping[s2].price', undefined, 1500)]);
    expect(added?.discountMapping).toEqual([
      { shop: 's1', price: 1800 },
      { shop: 's2', price: 1500 },
    ]);
    expect(applied(added, [edit('discountMapping[s2].price', 1500)])).toEqual(PRODUCT);
    expect(applied({ _id: 'p1' }, [edit('discountMapping[s2].price', undefined, 1)])).toEqual({
      _id: 'p1',
      discountMapping: [{ shop: 's2', price: 1 }],
    });
    expect(applyEdits(PRODUCT, [edit('options[c9].price', undefined, 1)])).toEqual({
      ok: false,
      code: 'pathGone',
    });
    expect(applyEdits({ _id: 'o' }, [edit('options[c1].price', undefined, 1)])).toEqual({
      ok: false,
      code: 'pathGone',
    });
  });

  it('B2.1 put an order last, whatever else a set does to the list', () => {
    const edits = [
      edit('options.$order', ['c1', 'c2'], ['c3', 'c2', 'c1']),
      edit('options[c3]', undefined, { _id: 'c3' }),
    ];
    expect(valueAt(applied(PRODUCT, edits), 'options.$order')).toEqual(['c3', 'c2', 'c1']);
  });
});

describe('B2.3 conflicts', () => {
  const merge = (edits: readonly SetEdit[], ...batch: readonly SetEdit[]) =>
    mergeEdits({ edits, batch, live: live(PRODUCT) });

  it('B2.3 is the value of the set where it has one, else the live one', () => {
    const { edits, conflicts } = merge([], { ...edit('price', 2000, 2200), by: MEI });
    expect([edits, conflicts]).toEqual([[{ ...edit('price', 2000, 2200), by: MEI }], []]);
    expect(merge([], edit('price', 1900, 2200)).conflicts).toEqual([
      { edit: edit('price', 1900, 2200), theirs: 2000 },
    ]);
    const second = merge(edits, { ...edit('price', 2000, 2500), by: KAI });
    expect(second.conflicts).toEqual([{ edit: edit('price', 2000, 2500), theirs: 2200, by: MEI }]);
    expect(merge(edits, edit('price', 2200, 2500)).edits).toEqual([edit('price', 2000, 2500)]);
  });

  it('B2.3 never is between different paths, nor over the same value twice', () => {
    const { edits } = merge(
      [],
      edit('price', 2000, 2200),
      edit('name.cht', '飯', '白飯'),
      edit('options[c1].price', 100, 150),
    );
    expect(edits).toHaveLength(3);
    expect(merge(edits, edit('price', 2000, 2200))).toEqual({ edits, conflicts: [] });
  });

  it('B2.3 joins an edit to one that holds it, and forgets one that changes nothing', () => {
    const { edits } = merge(
      [],
      edit('options[c3]', undefined, { _id: 'c3', price: 1 }),
      edit('options[c3].price', 1, 5),
    );
    expect(edits).toEqual([edit('options[c3]', undefined, { _id: 'c3', price: 5 })]);
    const removed = merge(
      merge([], edit('options[c1].price', 100, 150)).edits,
      edit('options[c1]', { _id: 'c1', price: 150 }),
    );
    expect(removed.edits).toEqual([edit('options[c1]', { _id: 'c1', price: 100 })]);
    expect(merge(merge([], edit('price', 2000, 2200)).edits, edit('price', 2200, 2000)).edits).toEqual([]);
  });
});

it('B2.4 keeps an edit whose path another set published, on the published value, and marks it', () => {
  const open = [
    edit('price', 2000, 2500),
    edit('name.en', 'Rice', 'Steamed rice'),
    edit('options[c1].price', 100, 300),
  ];
  const published = [edit('price', 2000, 2200), edit('options[c1].price', 100, 300)];
  const crossed = crossEdits(open, published, live(applied(PRODUCT, published)));
  expect(crossed).toEqual([{ ...edit('price', 2200, 2500), crossed: true }, open[1]]);
});

/** Returns true if a document has an edit's value; of an order, if the keys that are there come in it. */
function isThere(document: JsonObject | undefined, { path, value }: Edit): boolean {
  const present = valueAt(document, path);
  if (!isOrderPath(path) || !Array.isArray(present) || !Array.isArray(value))
    return isSameValue(present, value);
  const shared = value.filter((key) => present.includes(key));
  return isSameValue(
    shared,
    present.filter((key) => shared.includes(key)),
  );
}

/** Returns the keys of an order that its editor saw. */
function named(value: Json | undefined, seen: Json | undefined): Json | undefined {
  return Array.isArray(value) && Array.isArray(seen) ? value.filter((key) => seen.includes(key)) : undefined;
}

describe('properties', () => {
  it('B2.9 edits and then their inverse give the same document', () => {
    fc.assert(
      fc.property(products, fc.array(changes, { maxLength: 12 }), (drawn, wanted) => {
        const before = documentOf(drawn);
        const edits = edited(before, wanted);
        const after = applied(before, edits);
        const back = applied(after, inverseEdits(KEY, edits, { before, after }));
        return isSameValue(back, before);
      }),
      SEEDED,
    );
  });

  it('B2.3 every acknowledged edit of two to five editors is in the set or replaced by a named one', () => {
    const steps = fc.array(fc.record({ editor: fc.nat(4), change: changes, isFresh: fc.boolean() }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(products, steps, (drawn, taken) => {
        const document = documentOf(drawn);
        const seen = new Map<number, JsonObject | undefined>();
        const acknowledged: SetEdit[] = [];
        let edits: readonly SetEdit[] = [];
        for (const [at, { editor, change, isFresh }] of taken.entries()) {
          if (isFresh || !seen.has(editor)) seen.set(editor, applied(document, edits));
          const was = valueAt(seen.get(editor), change.path);
          const value = isOrderPath(change.path) ? named(change.value, was) : change.value;
          const signed = {
            ...edit(change.path, was, value),
            by: { _id: `editor${editor}`, name: 'Editor' },
            at: String(at),
          };
          const merged = mergeEdits({ edits, batch: [signed], live: live(document) });
          edits = merged.edits;
          if (merged.conflicts.length === 0) acknowledged.push(signed);
        }
        const present = applied(document, edits);
        return acknowledged.every((mine, at) => {
          if (isThere(present, mine)) return true;
          const later = acknowledged.slice(at + 1).filter(({ by }) => by !== undefined);
          return later.some((other) => isOverlapping(other.path, mine.path));
        });
      }),
      SEEDED,
    );
  });
});
