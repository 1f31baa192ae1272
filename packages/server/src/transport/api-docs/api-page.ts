import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from '@comanda/contract';
import { escapeHtml } from '../../lib/index.ts';
import { API_STYLE } from './api-style.ts';
import { conditionText, typeText } from './type-text.ts';

type Entry = { readonly verb: string; readonly url: string; readonly operation: Operation };

/** Content security policy of the page: its own style and the search form. */
export const API_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(API_STYLE).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the HTML page of all calls, or of those that contain every word of `search`. */
export function apiPage(document: OpenApi, search: string): string {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const entries = entriesOf(document).filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const tags = document.tags.filter(({ name }) =>
    entries.some(({ operation }) => operation.tags.includes(name)),
  );
  const sections = tags.map((tag) => {
    const own = entries.filter(({ operation }) => operation.tags.includes(tag.name));
    return `<section id="${tag.name}"><h2>${tag.name}</h2><p>${withCode(tag.description)}</p>
${own.map((entry) => operationBox(entry, words.length > 0)).join('\n')}</section>`;
  });
  const { title, version, description } = document.info;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: calls</title><link rel="icon" href="data:,"><style>${API_STYLE}</style></head>
<body><header><h1>${title} ${escapeHtml(version)}: calls</h1>
<form method="get" action="/api/docs" role="search">
<input type="search" name="q" maxlength="100" aria-label="Search the calls" placeholder="Search the calls" value="${escapeHtml(search)}">
<button>Search</button></form>
<a href="/api/docs/openapi.json">openapi.json</a></header>
<div class="columns"><nav aria-label="Services"><ul>
${tags.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('\n')}
<li><a href="#schemas">Schemas</a></li></ul></nav>
<main><p>${withCode(description)}</p><p>${countText(entries.length, words.length > 0)}</p>
${sections.join('\n')}
${schemasSection(document)}</main></div></body></html>`;
}

function countText(count: number, isSearched: boolean): string {
  if (!isSearched) return `${count} calls.`;
  return `${count === 0 ? 'No calls match.' : `Matching calls: ${count}.`} <a href="/api/docs">All calls</a>`;
}

function entriesOf({ paths }: OpenApi): readonly Entry[] {
  return Object.entries(paths).flatMap(([url, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ verb, url, operation })),
  );
}

function textOf({ verb, url, operation }: Entry): string {
  const { summary, description, responses } = operation;
  const refusals = Object.values(responses).map((response) => response.description);
  return [verb, url, summary, description, ...refusals].join(' ').toLowerCase();
}

function operationBox({ verb, url, operation }: Entry, isOpen: boolean): string {
  const { operationId, summary, requestBody, responses } = operation;
  const answers = Object.entries(responses);
  const [status, answer] = answers.find(([code]) => code.startsWith('2')) ?? [];
  const refusals = answers.filter(([code]) => !code.startsWith('2'));
  const body = requestBody?.content['application/json'];
  const given = answer?.content['application/json'];
  return `<details id="${operationId}"${isOpen ? ' open' : ''}><summary><span class="verb">${verb.toUpperCase()}</span>
<code>${escapeHtml(url)}</code> <span>${withCode(summary)}</span></summary><div class="inner">
<h3>Allowed for</h3><p>${operation['x-who'].map(escapeHtml).join(', ')}</p>
${parametersTable(operation)}
${body === undefined ? '' : `<h3>Request body</h3>${json(body.schema)}<h3>Example</h3>${json(body.example)}`}
<h3>Response (${status})</h3>${json(given?.schema)}<h3>Example</h3>${json(given?.example)}
<h3>Over Socket.IO</h3><pre tabindex="0">${escapeHtml(operation['x-socket'])}</pre>
<h3>Errors</h3><dl>${refusals.map(([code, { description }]) => `<dt>${code}</dt><dd>${withCode(description)}</dd>`).join('')}</dl>
</div></details>`;
}

function parametersTable({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, schema, required, description = '', example }) => {
    const type = name.startsWith('$') ? typeText(schema) : conditionText(schema);
    const shown = example === undefined ? '' : `<code>${escapeHtml(JSON.stringify(example))}</code>`;
    const need = required ? ' (required)' : '';
    return `<tr><td><code>${escapeHtml(name)}</code>${need}</td><td>${escapeHtml(type)}. ${withCode(description)}</td><td>${shown}</td></tr>`;
  });
  return `<h3>Parameters</h3><table>${rows.join('')}</table>`;
}

function schemasSection({ components }: OpenApi): string {
  const boxes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary><div class="inner">${json(schema)}</div></details>`,
  );
  return `<section id="schemas"><h2>Schemas</h2>${boxes.join('\n')}</section>`;
}

/** Formats JSON as HTML, each reference linked to its schema. */
function json(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value ?? null, null, 2));
  const linked = text.replaceAll(
    /&#34;#\/components\/schemas\/(\w+)&#34;/g,
    (_reference, name: string) => `<a href="#schema-${name}">${name}</a>`,
  );
  return `<pre tabindex="0">${linked}</pre>`;
}

/** Escapes text as HTML, with words between backticks as code. */
function withCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
