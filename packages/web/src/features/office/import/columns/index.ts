export {
  type CellKind,
  FIELDS,
  type Field,
  fieldOf,
  MAPPED_PATHS,
  OWN_COLUMNS,
  OWN_FIELDS,
  RECORD_KINDS,
  type RecordKind,
} from './fields.ts';
export { findHeader } from './find-header.ts';
export { foldedHeader, languageOf } from './known-headers.ts';
export { type ColumnTarget, isComplete, isField, type Mapping, mapColumns } from './map-columns.ts';
export { type Profile, profileOf } from './profiles.ts';
export { type CellProblem, listText, readValue } from './read-value.ts';
