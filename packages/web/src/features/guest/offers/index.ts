export { useBoughtReward } from './hooks/use-bought-reward.ts';
export { percentLabel, useOfferStub } from './hooks/use-offer-stub.ts';
export { useRefusalText } from './hooks/use-refusal-text.ts';
export { type LineNotes, lineNotes } from './state/line-notes.ts';
export { useOfferParts } from './use-offer-parts.ts';
