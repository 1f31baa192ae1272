export { type Catalogue, choiceOf, createCatalogue, isSetItem } from './catalogue.ts';
export { frozenPrices, optionOf, productOf } from './frozen.ts';
export { isListed, isOffPremises, type Ordering } from './listing.ts';
export { foldedText, matchesKeyword } from './search.ts';
