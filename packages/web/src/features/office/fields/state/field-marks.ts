import type { CallError } from '../../../../data/calls/call-error.ts';

/** A mark of a field: its edit is on its way, on the server, or refused for a coded reason (B10.1). */
export type FieldMark =
  | { readonly status: 'sending' }
  | { readonly status: 'saved' }
  | { readonly status: 'refused'; readonly code: CallError['code'] };

/** The marks of fields, by what became of the edits that each has sent. */
export type FieldMarks = {
  /** Runs what a field commits; the edits that it sends are those of the field. */
  readonly track: <Answer>(field: string, run: () => Answer) => Answer;
  /** Notes that edits are handed over to be sent. */
  readonly sent: (requestId: string) => void;
  /** Notes what became of edits; without a mark, something else asks about them. */
  readonly settled: (requestId: string, mark: FieldMark | undefined) => void;
  readonly markOf: (field: string) => FieldMark | undefined;
  /** Takes a field's mark away. */
  readonly forget: (field: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const SENDING: FieldMark = { status: 'sending' };
export const SAVED: FieldMark = { status: 'saved' };

/** Creates the marks of a page's fields. */
export function createFieldMarks(): FieldMarks {
  const requestOf = new Map<string, string>();
  const fieldsOf = new Map<string, string>();
  const marks = new Map<string, FieldMark>();
  const listeners = new Set<() => void>();
  let tracked: string | undefined;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const put = (field: string, mark: FieldMark | undefined) => {
    if (mark === undefined) marks.delete(field);
    else marks.set(field, mark);
    changed();
  };
  return {
    track(field, run) {
      const outer = tracked;
      tracked = field;
      try {
        return run();
      } finally {
        tracked = outer;
      }
    },
    sent(requestId) {
      if (tracked === undefined) return;
      requestOf.set(tracked, requestId);
      fieldsOf.set(requestId, tracked);
      put(tracked, SENDING);
    },
    settled(requestId, mark) {
      const field = fieldsOf.get(requestId);
      fieldsOf.delete(requestId);
      // a later edit of the field is what its mark is about
      if (field === undefined || requestOf.get(field) !== requestId) return;
      put(field, mark);
    },
    markOf: (field) => marks.get(field),
    forget(field) {
      requestOf.delete(field);
      if (marks.has(field)) put(field, undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
