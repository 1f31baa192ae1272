import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applied, changes, documentOf, edit, edited, KEY, PRODUCT, products } from '../testing/edits.ts';
import { SEEDED } from '../testing/scenes.ts';
import {
  editsBetween,
  inverseEdits,
  isSameValue,
  type JsonObject,
  revertEdits,
  type SignedEdit,
  valueAt,
} from './index.ts';

/** Returns what a published set keeps of a document: its edits, and the orders that lead back. */
function kept(before: JsonObject, after: JsonObject, edits: readonly SignedEdit[]): readonly SignedEdit[] {
  return inverseEdits(KEY, edits, { before, after })
    .map(({ path }) => edit(path, valueAt(before, path), valueAt(after, path)))
    .filter(({ was, value }) => !isSameValue(was, value));
}

/** Returns the states of a document, and the edits of each publishing between them. */
function historyOf(first: JsonObject, publishings: readonly (readonly { path: string }[])[]) {
  return publishings.reduce<{ states: readonly JsonObject[]; sets: readonly (readonly SignedEdit[])[] }>(
    ({ states, sets }, wanted) => {
      const before = states.at(-1) ?? first;
      const edits = edited(before, wanted);
      const after = applied(before, edits) ?? before;
      return { states: [...states, after], sets: [...sets, kept(before, after, edits)] };
    },
    { states: [first], sets: [] },
  );
}

const histories = fc.tuple(products, fc.array(fc.array(changes, { maxLength: 6 }), { maxLength: 6 }));

it('B2.9 inverses from today on give the document as it was after each publishing', () => {
  fc.assert(
    fc.property(histories, ([drawn, publishings]) => {
      const { states, sets } = historyOf(documentOf(drawn), publishings);
      const back: (JsonObject | undefined)[] = [states.at(-1)];
      for (const edits of [...sets].reverse()) back.push(revertEdits(back.at(-1), edits));
      back.reverse();
      return back.every((state, at) => isSameValue(state, states[at]));
    }),
    SEEDED,
  );
});

it('B2.9 the difference of two days leads from one to the other, each path once', () => {
  fc.assert(
    fc.property(histories, fc.nat(6), fc.nat(6), ([drawn, publishings], one, other) => {
      const { states, sets } = historyOf(documentOf(drawn), publishings);
      const [from, to] = [Math.min(one, other, sets.length), Math.min(Math.max(one, other), sets.length)];
      const [before, after] = [states[from], states[to]];
      const edits = editsBetween(KEY, sets.slice(from, to).flat(), { before, after });
      const paths = edits.map(({ path }) => path);
      return isSameValue(applied(before, edits), after) && new Set(paths).size === paths.length;
    }),
    SEEDED,
  );
});

const MEI = { _id: 'mei', name: 'Mei' };
const KAI = { _id: 'kai', name: 'Kai' };

it('B2.9 what was changed and changed back is no difference, and the last to change a value signs it', () => {
  const raised = { ...edit('price', 2000, 2200), by: MEI, at: '1' };
  const further = { ...edit('price', 2200, 2500), by: KAI, at: '2' };
  const states = { before: PRODUCT, after: applied(PRODUCT, [edit('price', 2000, 2500)]) };
  expect(editsBetween(KEY, [raised, further], states)).toEqual([
    { ...edit('price', 2000, 2500), by: KAI, at: '2' },
  ]);
  const lowered = { ...edit('price', 2200, 2000), by: KAI, at: '2' };
  expect(editsBetween(KEY, [raised, lowered], { before: PRODUCT, after: PRODUCT })).toEqual([]);
});

it('B2.9 a choice that was added is one difference, without the order of the choices', () => {
  const c3 = { _id: 'c3', price: 300 };
  const after = applied(PRODUCT, [edit('options[c3]', undefined, c3)]);
  const published = [
    edit('options[c3]', undefined, c3),
    edit('options.$order', ['c1', 'c2'], ['c1', 'c2', 'c3']),
  ];
  expect(editsBetween(KEY, published, { before: PRODUCT, after })).toEqual([
    edit('options[c3]', undefined, c3),
  ]);
});

it('B2.9 a document that a set made was not there before, and is a difference as a whole', () => {
  const made = edit('', undefined, PRODUCT);
  expect(revertEdits(PRODUCT, [made])).toBeUndefined();
  const after = applied(PRODUCT, [edit('price', 2000, 2200)]);
  expect(editsBetween(KEY, [made, edit('price', 2000, 2200)], { before: undefined, after })).toEqual([
    edit('', undefined, after),
  ]);
});

it('B2.9 goes back as far as it leads where an entry is gone', () => {
  const edits = [edit('options[c9].price', 1, 2), edit('price', 1800, 2000)];
  expect(revertEdits(PRODUCT, edits)).toEqual({ ...PRODUCT, price: 1800 });
});
