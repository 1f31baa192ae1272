import { guestLanguage, type Language, type LanguageCode } from '@comanda/domain';
import { escapeHtml } from './escape-html.ts';

/** Returns the language of a page for an `Accept-Language` header or a code; only the first preference counts. */
export function pageLanguage(preferences: string): LanguageCode {
  return guestLanguage({ tags: [preferences.split(',')[0]?.trim() ?? ''] }).code;
}

/** Returns the links from a page that a `token` opens to itself in other languages; none where one is offered. */
export function languageLinks(token: string, current: LanguageCode, offered: readonly Language[]): string {
  if (offered.length === 1) return '';
  const links = offered.map(({ code: lang, name }) => {
    const address = `?${new URLSearchParams({ t: token, lang })}`;
    const mark = lang === current ? ' aria-current="true"' : '';
    return `<a href="${escapeHtml(address)}" lang="${lang}"${mark}>${escapeHtml(name)}</a>`;
  });
  return `<nav>${links.join('')}</nav>`;
}
