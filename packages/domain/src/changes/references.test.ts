import { describe, expect, it } from 'vitest';
import { type CatalogueDocuments, detachEdits, type JsonObject, usesOf } from './index.ts';

const ICE = { list: 'productOptions', entity: 'ice' } as const;
const NOW = '2026-03-02T12:00:00Z';
const iced = { for: 'product', productOption: [{ option: 'ice', values: ['much'] }] };
const gift = (...options: readonly string[]) => ({
  product: 'tea',
  quantity: 1,
  options: options.map((option) => ({ option, selections: [{ _id: 'much', quantity: 1 }] })),
});

/** Returns the places that name the option, and the edits that archiving it makes in them. */
function detached(documents: CatalogueDocuments) {
  const { edits, stuck } = detachEdits(documents, ICE, NOW);
  const uses = usesOf(documents, ICE).map(({ entity, path }) => [entity, path]);
  return { uses, stuck, edits: edits.map(({ entity, path, value }) => [entity, path, value]) };
}
const rule = (more: JsonObject): CatalogueDocuments => ({
  orderDiscounts: [{ _id: 'offer', status: 'activate', ...more }],
});

describe('B2.8 an option', () => {
  it.each([
    ['conditions', { conditions: [iced] }],
    ['conditions', { conditions: [{ ...iced, productOption: [{ option: 'size' }, ...iced.productOption] }] }],
    ['discountRules', { discountRules: [{ for: 'exclude' }, iced] }],
  ])(
    'that a rule’s %s ask for is in use, and disables the rule, which would mean more without it',
    (path, more) => {
      expect(detached(rule(more))).toEqual({
        uses: [['offer', path]],
        stuck: [],
        edits: [['offer', 'status', 'disabled']],
      });
    },
  );

  it('that a tax asks for is in use, and disables the tax', () => {
    const documents = { taxSettings: [{ _id: 'levy', conditions: [iced] }] };
    expect(detached(documents)).toEqual({
      uses: [['levy', 'conditions']],
      stuck: [],
      edits: [['levy', 'status', 'disabled']],
    });
  });

  it('of a free dish is in use, and leaves the dish with its other options', () => {
    const other = { product: 'cake', quantity: 2 };
    expect(detached(rule({ freeProducts: [gift('size', 'ice'), gift('ice'), other] }))).toEqual({
      uses: [['offer', 'freeProducts']],
      stuck: [],
      edits: [['offer', 'freeProducts', [gift('size'), gift(), other]]],
    });
  });

  it('that nothing asks for is not in use', () => {
    const documents = rule({ conditions: [{ productOption: [{ option: 'size' }] }], freeProducts: [gift()] });
    expect(detached(documents)).toEqual({ uses: [], stuck: [], edits: [] });
  });
});
