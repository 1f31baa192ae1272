export { applyEdit, applyEdits, valueAt } from './apply-edit.ts';
export { createChangeChecks } from './change-findings.ts';
export { crossEdits } from './cross-edits.ts';
export {
  ARCHIVED_AT,
  byDocument,
  CHANGE_LISTS,
  type ChangeList,
  type Edit,
  type EditConflict,
  type Editor,
  type EntityKey,
  entityKey,
  type SetEdit,
  type SignedEdit,
} from './edit.ts';
export { inverseEdits } from './inverse-edits.ts';
export { isJsonObject, isSameValue, type Json, type JsonObject } from './json.ts';
export { mergeEdits } from './merge-edits.ts';
export { isOrderPath, isOverlapping, isWithin, type PathStep, stepsOf, WHOLE } from './path.ts';
export {
  type CatalogueDocuments,
  detachEdits,
  referencesOf,
  type Use,
  usesOf,
} from './references.ts';
export { editsBetween, revertEdits } from './revert-edits.ts';
