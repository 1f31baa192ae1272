export { uploadPhoto } from './api/upload-photo.ts';
export { NameFields } from './components/name-fields.tsx';
export { TypedField } from './components/typed-field.tsx';
export { useFileDrop } from './hooks/use-file-drop.ts';
export { useTyped } from './hooks/use-typed.ts';
export { useWeekdayName } from './hooks/use-weekday-name.ts';
export { creationOf, type EditDocument, type Edited, editOf, isChange } from './state/edit-of.ts';
export { readTime } from './state/read-time.ts';
