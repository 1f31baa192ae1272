import { describe, expect, it } from 'vitest';
import type { ProductOption } from '../model/index.ts';
import { aCatalogue, anOption, aProduct, choosing } from '../testing/builders.ts';
import { defaultLineOptions } from './line-options.ts';
import { optionProblems } from './option-problems.ts';

const choices = ['a', 'b', 'c'].map((_id) => ({ _id }));

function codes(option: Partial<ProductOption>, selections: readonly (readonly [string, number])[]) {
  const lineOption = { option: 'o1', selections: selections.map(([_id, quantity]) => ({ _id, quantity })) };
  const problems = optionProblems(anOption({ options: choices, ...option }), lineOption, {
    orderType: 'dineIn',
  });
  return problems.map((problem) => problem.code);
}

describe('option problems (spec §5)', () => {
  it('require a selection of a required option', () => {
    expect(codes({ required: true }, [])).toEqual(['required']);
    expect(codes({ required: true }, [['a', 1]])).toEqual([]);
    expect(codes({}, [])).toEqual([]);
  });

  it('limit the picks: under, at and over', () => {
    const two = { multiple: true, minPick: 2, maxPick: 2 };
    expect(codes(two, [['a', 1]])).toEqual(['minPick']);
    expect(
      codes(two, [
        ['a', 1],
        ['b', 1],
      ]),
    ).toEqual([]);
    expect(
      codes(two, [
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ]),
    ).toEqual(['maxPick']);
    expect(
      codes({}, [
        ['a', 1],
        ['b', 1],
      ]),
    ).toEqual(['maxPick']);
  });

  it('limit the sum of quantities: under, at and over', () => {
    const three = { multiple: true, allowQuantity: true, minQuantity: 3, maxQuantity: 3 };
    expect(codes(three, [['a', 2]])).toEqual(['minQuantity']);
    expect(
      codes(three, [
        ['a', 2],
        ['b', 1],
      ]),
    ).toEqual([]);
    expect(
      codes(three, [
        ['a', 2],
        ['b', 2],
      ]),
    ).toEqual(['maxQuantity']);
    expect(codes(three, [])).toEqual([]);
  });

  it('refuse quantities, repeated values and unknown choices', () => {
    expect(codes({}, [['a', 2]])).toEqual(['quantityNotAllowed']);
    expect(codes({ allowQuantity: true }, [['a', 0]])).toEqual(['invalidQuantity']);
    expect(
      codes({ multiple: true }, [
        ['a', 1],
        ['a', 1],
      ]),
    ).toEqual(['duplicateValue']);
    expect(
      codes({ multiple: true, allowSameValue: true }, [
        ['a', 1],
        ['a', 1],
      ]),
    ).toEqual([]);
    expect(codes({}, [['z', 1]])).toEqual(['unknownChoice']);
  });

  it('refuse selections of an option that is not asked', () => {
    expect(codes({ draft: true, required: true }, [])).toEqual([]);
    expect(codes({ draft: true }, [['a', 1]])).toEqual(['unknownOption']);
    expect(codes({ allowedOrderType: ['takeAway'], required: true }, [])).toEqual([]);
  });

  it('refuse changes of a fixed option', () => {
    const before = { ...choosing('o1', 'a'), fixed: true };
    const changed = (choice: string) =>
      optionProblems(anOption({ options: choices }), choosing('o1', choice), { orderType: 'dineIn', before });
    expect(changed('a')).toEqual([]);
    expect(changed('b')).toEqual([{ code: 'fixedChanged', option: 'o1' }]);
  });
});

describe('default selections', () => {
  it('are the default choices of the asked options, only one where only one may be picked', () => {
    const options = [
      { _id: 'a', defaultSelected: true, defaultSelectedQuantity: 2 },
      { _id: 'b', defaultSelected: true },
    ];
    const catalogue = aCatalogue(
      [],
      [
        anOption({ options }),
        anOption({ _id: 'o2', multiple: true, allowQuantity: true, options }),
        anOption({ _id: 'o3', draft: true, options }),
      ],
    );
    expect(defaultLineOptions(aProduct({ options: ['o1', 'o2', 'o3'] }), catalogue, 'dineIn')).toEqual([
      { option: 'o1', selections: [{ _id: 'a', quantity: 1 }] },
      {
        option: 'o2',
        selections: [
          { _id: 'a', quantity: 2 },
          { _id: 'b', quantity: 1 },
        ],
      },
    ]);
  });

  it('leave out what the staff have marked as sold out', () => {
    const options = [{ _id: 'a', defaultSelected: true }, { _id: 'b' }];
    const stock = { soldOutChoices: [{ option: 'o1', choice: 'a' }] };
    const catalogue = aCatalogue([], [anOption({ options })]);
    expect(defaultLineOptions(aProduct({ options: ['o1'], stock }), catalogue, 'dineIn')).toEqual([]);
  });
});
