import type { CourseNames, Shop } from '@comanda/contract';
import { LANGUAGES, type LocalizedText, MAX_COURSES } from '@comanda/domain';

/** Names of courses as a manager edits them: for each course, from 1, a text in every language. */
export type CourseNamesDraft = readonly LocalizedText[];

type Field = (typeof LANGUAGES)[number]['field'];

/** Number of courses that a form has at least. */
const LEAST_COURSES = 3;
const NO_NAME: LocalizedText = { en: '', cht: '', chs: '' };

/** Returns the names of a shop's courses to edit, with empty ones for those without. */
export function courseNamesDraft({ courseNames = [] }: Pick<Shop, 'courseNames'>): CourseNamesDraft {
  const count = Math.max(LEAST_COURSES, ...courseNames.map(({ course }) => course));
  return Array.from(
    { length: count },
    (_, at) => courseNames.find(({ course }) => course === at + 1)?.name ?? NO_NAME,
  );
}

/** Returns the draft with one more course; the same one with as many as there may be. */
export function withOneMore(draft: CourseNamesDraft): CourseNamesDraft {
  return draft.length < MAX_COURSES ? [...draft, NO_NAME] : draft;
}

/** Returns the draft with a course's name in one language. */
export function withCourseName(
  draft: CourseNamesDraft,
  { course, field, text }: { readonly course: number; readonly field: Field; readonly text: string },
): CourseNamesDraft {
  return draft.map((name, at) => (at + 1 === course ? { ...name, [field]: text } : name));
}

/** Returns the draft with a course one place earlier: the names change places. */
export function earlier(draft: CourseNamesDraft, course: number): CourseNamesDraft {
  const [moved, before] = [draft[course - 1], draft[course - 2]];
  if (moved === undefined || before === undefined) return draft;
  return draft.map((name, at) => (at === course - 2 ? moved : at === course - 1 ? before : name));
}

function isEmpty(name: LocalizedText): boolean {
  return LANGUAGES.every(({ field }) => (name[field] ?? '').trim() === '');
}

/** Returns true if a name is begun and lacks a language that every name has. */
export function isNameMissing(
  name: LocalizedText,
  { field, isRequired }: (typeof LANGUAGES)[number],
): boolean {
  return isRequired && !isEmpty(name) && (name[field] ?? '').trim() === '';
}

/** Returns a name without blanks around its texts. */
function trimmed(name: LocalizedText): LocalizedText {
  const texts = LANGUAGES.flatMap(({ field }) => {
    const text = name[field];
    return text === undefined ? [] : [[field, text.trim()]];
  });
  // the cast is sound: a text of every field stays one
  return Object.fromEntries(texts) as LocalizedText;
}

/** Returns the names to store; undefined while one that is begun lacks a language. */
export function courseNamesOf(draft: CourseNamesDraft): CourseNames | undefined {
  if (draft.some((name) => LANGUAGES.some((language) => isNameMissing(name, language)))) return undefined;
  return draft.flatMap((name, at) => {
    if (isEmpty(name)) return [];
    return [{ course: at + 1, name: trimmed(name) }];
  });
}
