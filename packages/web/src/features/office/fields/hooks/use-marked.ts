import { useEffect, useId } from 'react';
import { useFieldMark, useFieldMarks } from '../field-marks-context.ts';

/**
 * Returns the mark of a field, the function that runs what the field commits, and the one that takes the mark away. A
 * field that is given a name keeps its mark while it is not drawn, such as a row that is scrolled away.
 */
export function useMarked(name?: string) {
  const id = useId();
  const field = name ?? id;
  const { track, forget } = useFieldMarks();
  const mark = useFieldMark(field);
  useEffect(() => (name === undefined ? () => forget(field) : undefined), [name, field, forget]);
  return {
    mark,
    commit: <Answer>(run: () => Answer): Answer => track(field, run),
    forget: () => forget(field),
  };
}
