export { childrenOf, familyOf, withChildQuantities, withoutFamily } from './families.ts';
export { activeLines, type LineNode, leadsToRoot } from './line-tree.ts';
export { selectionKey, selectionsOf, selects } from './selections.ts';
