import type { StoredMail } from '../db/index.ts';
import { readTexts } from '../lib/index.ts';

type Text = { readonly subject: string; readonly text: string };
type Texts = typeof import('./texts/en.json');

const TEXTS = readTexts<Texts>(new URL('./texts/', import.meta.url));

/** Returns subject and text of a mail in the recipient's language, with a link to `origin`. */
export function mailText({ kind, locale, name = '', path, problems = [] }: StoredMail, origin: string): Text {
  const texts = TEXTS[locale];
  const { subject, body } = ofKind(kind, texts);
  const line = oneLine(name);
  const opening = line === '' ? texts.greeting : texts.greetingByName.replace('{{name}}', () => line);
  const filled = body
    .replace('{{problems}}', () => problemLines(problems, texts))
    .replace('{{link}}', () => `${origin}${path}`);
  return { subject, text: `${opening}\n\n${filled}` };
}

function ofKind(kind: StoredMail['kind'], texts: Texts) {
  if (kind === 'ownerLink') return { subject: texts.ownerLinkSubject, body: texts.ownerLinkBody };
  if (kind === 'invitation') return { subject: texts.invitationSubject, body: texts.invitationBody };
  if (kind === 'changesBlocked')
    return { subject: texts.changesBlockedSubject, body: texts.changesBlockedBody };
  return { subject: texts.subject, body: texts.body };
}

/** Returns a line for each problem: what it is about, and what is wrong. */
function problemLines(problems: NonNullable<StoredMail['problems']>, texts: Texts): string {
  const known: Readonly<Record<string, string>> = texts;
  return problems
    .map(({ code, name }) =>
      texts.problemLine
        .replace('{{name}}', () => oneLine(name))
        .replace('{{problem}}', () => known[`problem_${code}`] ?? code),
    )
    .join('\n');
}

/** Returns free text without the line breaks by which it could add lines to the mail. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
