import type { StoredMail } from '../db/index.ts';
import { readTexts } from '../lib/index.ts';

type Text = { readonly subject: string; readonly text: string };

const RESET = readTexts<typeof import('./texts/en.json')>(new URL('./texts/', import.meta.url));

/** Returns a mail in the language of its recipient; its link leads to the origin given. */
export function mailText({ locale, name = '', path }: StoredMail, origin: string): Text {
  const { subject, greeting, greetingByName, body } = RESET[locale];
  // a name is free text: in a mail it stays on its line
  const line = name.replace(/\s+/g, ' ').trim();
  const opening = line === '' ? greeting : greetingByName.replace('{{name}}', () => line);
  return { subject, text: `${opening}\n\n${body.replace('{{link}}', () => `${origin}${path}`)}` };
}
