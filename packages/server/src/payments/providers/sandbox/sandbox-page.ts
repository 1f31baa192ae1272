import { createHash } from 'node:crypto';
import type { PaymentAttempt } from '@comanda/contract';
import { escapeHtml } from '../../../lib/index.ts';
import { isOpen } from '../../attempts/index.ts';
import { SANDBOX_STYLE } from './sandbox-style.ts';
import { SANDBOX_TEXTS, type SandboxLanguage, type SandboxTexts } from './sandbox-texts.ts';

export const SANDBOX_DECISIONS = ['approve', 'approveLater', 'decline', 'cancel'] as const;
export type SandboxDecision = (typeof SANDBOX_DECISIONS)[number];

/** Each language by its own name. */
const LANGUAGES: Readonly<Record<SandboxLanguage, string>> = {
  en: 'English',
  'zh-hk': '繁體中文',
  'zh-cn': '简体中文',
};

/** What the page's answer may load and do: its own style, and a form to itself. */
export const SANDBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(SANDBOX_STYLE).digest('base64')}'`,
  // the page needs no icon; the empty one keeps browsers from asking for it
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The hosted page of an attempt: its form posts `decision` back to the page's own address, which `token` opens. */
export function sandboxPage(attempt: PaymentAttempt, token: string, language: SandboxLanguage): string {
  const texts = SANDBOX_TEXTS[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title><link rel="icon" href="data:,"><style>${SANDBOX_STYLE}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1>
<p class="note">${escapeHtml(texts.notice)}</p>
<dl>${orderRow(attempt, texts)}<dt>${escapeHtml(texts.amount)}</dt>
<dd class="amount">${escapeHtml(formattedAmount(attempt, language))}</dd></dl>
${isOpen(attempt.status) ? decisionForm(texts) : wayBack(attempt, texts)}
</main>
${languageLinks(token, language)}
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

function wayBack({ returnPath = '/' }: PaymentAttempt, { settled, back }: SandboxTexts): string {
  return `<p>${escapeHtml(settled)}</p>
<p><a class="back" href="${escapeHtml(returnPath)}">${escapeHtml(back)}</a></p>`;
}

function languageLinks(token: string, current: SandboxLanguage): string {
  const links = Object.entries(LANGUAGES).map(([lang, name]) => {
    const address = `?${new URLSearchParams({ t: token, lang })}`;
    const mark = lang === current ? ' aria-current="true"' : '';
    return `<a href="${escapeHtml(address)}" lang="${lang}"${mark}>${name}</a>`;
  });
  return `<nav>${links.join('')}</nav>`;
}

function formattedAmount({ amount, tips, currency }: PaymentAttempt, language: SandboxLanguage): string {
  const iso = currency === 'RM' ? 'MYR' : currency;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: iso });
  return format.format((amount + tips) / 100);
}
