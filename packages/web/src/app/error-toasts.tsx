import { useEffect } from 'react';
import { CallError } from '../data/calls/call-error.ts';
import { needMessages } from '../i18n/load-messages.ts';
import { typed } from '../i18n/messages.ts';
import { translator } from '../i18n/use-translation.ts';
import { unexpectedErrors } from '../lib/unexpected-errors.ts';
import { useToast } from '../ui/overlays/toast-context.ts';

/** Returns the text of an error in the current language; a short one if the texts of errors cannot be loaded. */
async function textOf(error: unknown): Promise<string> {
  await needMessages('errors').catch(() => undefined);
  const language = translator.shown();
  const t = typed<'app'>(translator.translate(language, 'app'));
  if (!translator.has(language, 'errors')) return t(navigator.onLine ? 'broken.title' : 'offline.title');
  if (error instanceof CallError) return t(`errors:${error.code}`);
  // code that the network did not deliver is no fault of the server
  return t(navigator.onLine ? 'errors:serverError' : 'errors:offline');
}

/** Global error display: shows errors that nobody handled, each text once (specification §8). */
export function ErrorToasts(): null {
  const { error: show } = useToast();
  useEffect(() => unexpectedErrors.listen((error) => void textOf(error).then((text) => show(text))), [show]);
  return null;
}
