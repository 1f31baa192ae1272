import type { StoredMail } from '../db/index.ts';
import { readTexts } from '../lib/index.ts';

type Text = { readonly subject: string; readonly text: string };

const TEXTS = readTexts<typeof import('./texts/en.json')>(new URL('./texts/', import.meta.url));

/** Returns subject and text of a mail in the recipient's language, with a link to `origin`. */
export function mailText({ kind, locale, name = '', path }: StoredMail, origin: string): Text {
  const { greeting, greetingByName, ...texts } = TEXTS[locale];
  const isLinkNotice = kind === 'ownerLink';
  const subject = isLinkNotice ? texts.ownerLinkSubject : texts.subject;
  const body = isLinkNotice ? texts.ownerLinkBody : texts.body;
  // A name is free text: it must not add lines to the mail.
  const line = name.replace(/\s+/g, ' ').trim();
  const opening = line === '' ? greeting : greetingByName.replace('{{name}}', () => line);
  return { subject, text: `${opening}\n\n${body.replace('{{link}}', () => `${origin}${path}`)}` };
}
