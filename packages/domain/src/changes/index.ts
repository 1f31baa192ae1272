export { type Applied, applyEdit, applyEdits, entryKey, valueAt } from './apply-edit.ts';
export { crossEdits } from './cross-edits.ts';
export {
  ARCHIVED_AT,
  CHANGE_LISTS,
  type ChangeList,
  type Edit,
  type EditConflict,
  type EntityKey,
  entityKey,
  type LiveDocument,
  type SetEdit,
  type SignedEdit,
} from './edit.ts';
export { inverseEdits } from './inverse-edits.ts';
export { isSameValue, type Json, type JsonObject } from './json.ts';
export { type MergedEdits, mergeEdits } from './merge-edits.ts';
export { isOrderPath, isOverlapping, isWithin, ORDER, type PathStep, stepsOf, WHOLE } from './path.ts';
