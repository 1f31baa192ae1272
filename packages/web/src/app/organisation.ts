import type { AppSetting } from '@comanda/contract';
import type { LanguageCode } from '@comanda/domain';
import { readList } from '../data/calls/read-list.ts';
import { organisationTheme, parseTheme } from '../data/organisation/organisation-theme.ts';
import { type MissingMessages, missingMessages } from '../i18n/missing-messages.ts';
import { parseMessages } from '../i18n/remote-messages.ts';
import { translator } from '../i18n/use-translation.ts';

/** Organisation's settings for guests' pages (specification §3, app settings). */
type OrganisationSettings = Partial<
  Record<'primaryColor' | 'secondaryColor' | 'localeUrl' | 'missingTranslationUrl', string>
>;

async function readSettings(): Promise<OrganisationSettings> {
  const rows = await readList<AppSetting>('appSettings');
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Overrides built-in texts of a language with the organisation's, if its file loads. */
async function layRemoteMessages(address: string, code: LanguageCode): Promise<void> {
  const response = await fetch(address.replaceAll('{locale}', code), {
    headers: { accept: 'application/json' },
  });
  const texts = response.ok ? parseMessages(await response.json()) : undefined;
  if (texts) translator.override(code, texts);
}

function followLanguage(address: string): void {
  const laid = new Set<LanguageCode>();
  const lay = () => {
    const code = translator.shown();
    if (laid.has(code)) return;
    laid.add(code);
    // retried when the language is chosen again
    layRemoteMessages(address, code).catch(() => laid.delete(code));
  };
  translator.subscribe(lay);
  lay();
}

function reportTo(address: string) {
  return (messages: MissingMessages) => {
    const headers = { 'content-type': 'application/json' };
    fetch(address, { method: 'POST', headers, body: JSON.stringify({ missing: messages }) }).catch(
      () => undefined,
    );
  };
}

/**
 * Reads the organisation's settings and applies them: colours, overrides of texts, and the address that missing texts
 * are reported to.
 */
export async function followOrganisation(): Promise<void> {
  const { primaryColor, secondaryColor, localeUrl, missingTranslationUrl } = await readSettings();
  const theme = parseTheme({ primaryColor, secondaryColor });
  const now = organisationTheme.get();
  const isSame = theme?.primaryColor === now.primaryColor && theme.secondaryColor === now.secondaryColor;
  if (theme && !isSame) organisationTheme.set(theme);
  if (localeUrl) followLanguage(localeUrl);
  if (missingTranslationUrl) missingMessages.sendTo(reportTo(missingTranslationUrl));
}
