import { createHash } from 'node:crypto';
import type { PaymentAttempt } from '@comanda/contract';
import { isOpen } from '../transitions.ts';
import { SANDBOX_TEXTS, type SandboxLanguage } from './sandbox-texts.ts';

export const SANDBOX_DECISIONS = ['approve', 'approveLater', 'decline', 'cancel'] as const;
export type SandboxDecision = (typeof SANDBOX_DECISIONS)[number];

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f4f2;color:#1d1d1b}
main{max-width:24rem;margin:10vh auto;padding:2rem;background:#fff;border-radius:16px}
h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:.5rem 0}strong{font-size:2rem}
button,a{display:block;box-sizing:border-box;width:100%;margin-top:.75rem;padding:.85rem;border:1px solid #777;
border-radius:12px;background:#fff;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button[value=approve]{background:#1f6b3a;border-color:#1f6b3a;color:#fff}`;

/** What the page's answer may load and do: its own style, and a form to itself. */
export const SANDBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The hosted page of an attempt: its form posts `decision` back to the page's own address. */
export function sandboxPage(attempt: PaymentAttempt, language: SandboxLanguage): string {
  const texts = SANDBOX_TEXTS[language];
  const amount = formattedAmount(attempt, language);
  const choices = SANDBOX_DECISIONS.map(
    (decision) => `<button name="decision" value="${decision}">${escapeHtml(texts[decision])}</button>`,
  ).join('\n');
  const form = `<form method="post">\n${choices}\n</form>`;
  const finished = `<p>${escapeHtml(texts.settled)}</p>
<a href="${escapeHtml(attempt.returnPath ?? '/')}">${escapeHtml(texts.back)}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.notice)}</p>
<p>${escapeHtml(texts.amount)}<br><strong>${escapeHtml(amount)}</strong></p>
${isOpen(attempt.status) ? form : finished}
</main></body></html>`;
}

function formattedAmount({ amount, tips, currency }: PaymentAttempt, language: SandboxLanguage): string {
  const iso = currency === 'RM' ? 'MYR' : currency;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: iso });
  return format.format((amount + tips) / 100);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
