import { createHash } from 'node:crypto';
import { type Locale, languageOf, type PaymentAttempt } from '@comanda/contract';
import {
  type CurrencyFormat,
  guestLanguage,
  type LanguageOffer,
  moneyText,
  offeredLanguages,
} from '@comanda/domain';
import { escapeHtml, languageLinks } from '../../../lib/index.ts';
import { isOpen } from '../../attempts/index.ts';
import { SANDBOX_STYLE } from './sandbox-style.ts';
import { SANDBOX_TEXTS, type SandboxTexts } from './sandbox-texts.ts';

export const SANDBOX_DECISIONS = ['approve', 'approveLater', 'decline', 'cancel'] as const;
export type SandboxDecision = (typeof SANDBOX_DECISIONS)[number];

/** Content security policy of the page: its own style, and a form that posts to itself. */
export const SANDBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(SANDBOX_STYLE).digest('base64')}'`,
  // for the empty icon, which stops browsers from requesting /favicon.ico
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Renders the hosted page of an attempt, with amounts as the shop writes them, in a language that it offers; its form
 * posts `decision` back to the page's own address, which `token` opens.
 */
export function sandboxPage(
  attempt: PaymentAttempt,
  shop: CurrencyFormat & LanguageOffer,
  token: string,
  asked: Locale,
): string {
  const language = guestLanguage({ chosen: asked }, shop).code;
  const texts = SANDBOX_TEXTS[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title><link rel="icon" href="data:,"><style>${SANDBOX_STYLE}</style></head>
<body><main><h1 tabindex="-1" autofocus>${escapeHtml(texts.title)}</h1>
<p class="note">${escapeHtml(texts.notice)}</p>
<dl>${orderRow(attempt, texts)}<dt>${escapeHtml(texts.amount)}</dt>
<dd class="amount">${escapeHtml(moneyText(attempt.amount + attempt.tips, shop, languageOf(language).tag))}</dd></dl>
${isOpen(attempt.status) ? decisionForm(texts) : backLink(attempt, texts)}
</main>
${languageLinks(token, language, offeredLanguages(shop))}
</body></html>`;
}

function orderRow({ orderNumber }: PaymentAttempt, { order }: SandboxTexts): string {
  if (orderNumber === undefined) return '';
  return `<dt>${escapeHtml(order)}</dt><dd>${escapeHtml(orderNumber)}</dd>`;
}

function decisionForm(texts: SandboxTexts): string {
  const buttons = SANDBOX_DECISIONS.map(
    (decision) => `<button name="decision" value="${decision}">${escapeHtml(texts[decision])}</button>`,
  );
  return `<form method="post">\n${buttons.join('\n')}\n</form>`;
}

function backLink({ returnPath = '/' }: PaymentAttempt, { settled, back }: SandboxTexts): string {
  return `<p>${escapeHtml(settled)}</p>
<p><a class="back" href="${escapeHtml(returnPath)}">${escapeHtml(back)}</a></p>`;
}
