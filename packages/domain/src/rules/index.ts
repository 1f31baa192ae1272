export {
  companyOf,
  type OrderEffect,
  orderEffects,
  type Relation,
  type RulePair,
  type TrialSetting,
} from './company.ts';
export { NEVER_REASONS, type NeverReason, neverReasons } from './never.ts';
export {
  type DishMatch,
  dishMatch,
  type RuleSentence,
  SENTENCE_SLOTS,
  type SentenceKey,
  type SentenceParams,
  type SentencePart,
  type SentenceSlot,
  sentenceOf,
} from './sentence.ts';
