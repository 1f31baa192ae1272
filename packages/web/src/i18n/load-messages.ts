import * as first from 'virtual:texts';
import { LANGUAGES, type LanguageCode } from '@comanda/domain';
import type { Namespace } from './messages.ts';
import { translator } from './use-translation.ts';

/** Bundles of texts needed on this page. */
const needed = new Set<string>();
const loaded = new Set<string>();

/** Returns the bundles of namespaces; reads the further table only for what no page of guests says. */
async function bundlesOf(namespaces: readonly Namespace[]): Promise<ReadonlySet<string>> {
  const isFirst = namespaces.every((namespace) => namespace in first.bundleOf);
  const further = isFirst ? undefined : (await first.further()).bundleOf;
  return new Set(namespaces.flatMap((namespace) => first.bundleOf[namespace] ?? further?.[namespace] ?? []));
}

async function load(code: LanguageCode, bundle: string): Promise<void> {
  const id = `${code}/${bundle}`;
  if (loaded.has(id)) return;
  const file = first.files[code]?.[bundle] ?? (await first.further()).files[code]?.[bundle];
  const texts = await file?.();
  // concurrent requests add it once
  if (texts === undefined || loaded.has(id)) return;
  loaded.add(id);
  for (const [namespace, each] of Object.entries(texts)) translator.add(code, namespace, each);
}

/** Loads the texts needed so far in a language. */
export async function loadMessages(code: LanguageCode): Promise<void> {
  await Promise.all([...needed].map((bundle) => load(code, bundle)));
}

/** Resolves when texts are loaded in the current language; languages chosen later load them, too. */
export async function needMessages(...namespaces: readonly Namespace[]): Promise<void> {
  const bundles = await bundlesOf(namespaces);
  for (const bundle of bundles) needed.add(bundle);
  await Promise.all([...bundles].map((bundle) => load(translator.shown(), bundle)));
}

/** Resolves when texts are loaded in every language, for a page that shows several at once. */
export async function needEveryLanguage(...namespaces: readonly Namespace[]): Promise<void> {
  const bundles = await bundlesOf(namespaces);
  await Promise.all(LANGUAGES.flatMap(({ code }) => [...bundles].map((bundle) => load(code, bundle))));
}

/** Loads a module with the texts it needs. */
export async function withMessages<Part>(
  loadPart: () => Promise<Part>,
  ...namespaces: readonly Namespace[]
): Promise<Part> {
  const [part] = await Promise.all([loadPart(), needMessages(...namespaces)]);
  return part;
}
