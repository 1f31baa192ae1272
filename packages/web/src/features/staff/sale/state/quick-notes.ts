/** Separators of notes in a remark, as people type them in any language. */
const SEPARATOR = /\s*[,，、;；]\s*/;

/** Returns the notes of a remark, in their order. */
function notesOf(remark: string): readonly string[] {
  return remark.split(SEPARATOR).filter((note) => note.trim() !== '');
}

/** Returns true if a remark has a note. */
export function hasNote(remark: string, note: string): boolean {
  return notesOf(remark).includes(note);
}

/** Returns a remark with a note put on, or taken off if it has it; `comma` joins notes in the language of the screen. */
export function withNote(remark: string, note: string, comma: string): string {
  const notes = notesOf(remark);
  const changed = notes.includes(note) ? notes.filter((each) => each !== note) : [...notes, note];
  return changed.join(comma);
}
