import { languageOf } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { escapeHtml, languageLinks } from '../../lib/index.ts';
import type { Payments } from '../../payments/index.ts';
import { CARD_PAGE_TEXTS, type CardPageTexts } from './card-page-texts.ts';

/** An opened page with its form, as the core answers it. */
export type OpenCardPage = Extract<Awaited<ReturnType<Payments['cardPage']>>, { readonly form: unknown }>;

/** Returns the content security policy of a page: nothing but its own files, and a form to its provider. */
export function cardPagePolicy(formOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `form-action ${formOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Renders the page that leads to a provider by its form; the button works without script. */
export function renderCardPage(opened: OpenCardPage, token: string): string {
  const { attempt, form, provider, currency, locale: language } = opened;
  const texts = CARD_PAGE_TEXTS[language];
  const { field, tag } = languageOf(language);
  const fields = Object.entries(form.fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const notice = texts.notice.replace('{{provider}}', () => provider[field] ?? provider.en ?? '');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title><link rel="stylesheet" href="/payment/card/page.css">
<script src="/payment/card/page.js" defer></script></head>
<body><main><h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(notice)}</p>
${attempt.isTest ? `<p class="test">${escapeHtml(texts.test)}</p>` : ''}
<dl>${orderRow(attempt.orderNumber, texts)}<dt>${escapeHtml(texts.amount)}</dt>
<dd class="amount">${escapeHtml(moneyText(attempt.amount + attempt.tips, currency, tag))}</dd></dl>
<form method="post" action="${escapeHtml(form.action)}">
${fields.join('\n')}
<button>${escapeHtml(texts.pay)}</button></form>
</main>
${languageLinks(token, language, opened.languages)}
</body></html>`;
}

function orderRow(orderNumber: string | undefined, { order }: CardPageTexts): string {
  return orderNumber === undefined ? '' : `<dt>${escapeHtml(order)}</dt><dd>${escapeHtml(orderNumber)}</dd>`;
}
