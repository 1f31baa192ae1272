export {
  type CellKind,
  FIELDS,
  type Field,
  fieldOf,
  MAPPED_PATHS,
  MEMBER_PATHS,
  OWN_COLUMNS,
  OWN_FIELDS,
  RECORD_KINDS,
  type RecordKind,
  type Subject,
} from './fields.ts';
export { findHeader } from './find-header.ts';
export { foldedHeader, languageOf } from './known-headers.ts';
export { type ColumnTarget, isComplete, isField, type Mapping, mapColumns } from './map-columns.ts';
export { isCompleteForMembers, mapMemberColumns } from './member-columns.ts';
export { type Profile, profileOf } from './profiles.ts';
export { type CellProblem, listText, readValue } from './read-value.ts';
