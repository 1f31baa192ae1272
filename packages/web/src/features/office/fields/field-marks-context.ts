import { createContext, useContext, useSyncExternalStore } from 'react';
import { createFieldMarks, type FieldMark, type FieldMarks } from './state/field-marks.ts';

/** The marks of the office's fields; pages without the office's edits never have any. */
export const FieldMarksContext = createContext<FieldMarks>(createFieldMarks());

export function useFieldMarks(): FieldMarks {
  return useContext(FieldMarksContext);
}

/** Returns the mark of a field, undefined while nothing was sent from it. */
export function useFieldMark(field: string): FieldMark | undefined {
  const { markOf, subscribe } = useFieldMarks();
  const read = () => markOf(field);
  return useSyncExternalStore(subscribe, read, read);
}
