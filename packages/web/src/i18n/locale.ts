import type { LocalizedText } from '@comanda/domain';
import { createPersisted } from '../lib/persisted.ts';
import { detectLocale, isLocaleCode, LOCALES, type Locale } from './locales.ts';
import type { Texts } from './translator.ts';
import { type LocaleCode, translator, useTranslation } from './use-translation.ts';

export type { LocaleCode } from './use-translation.ts';
export { isLocaleCode, LOCALES, type Locale };

const COOKIE = 'i18n_redirected';
const COOKIE_SECONDS = 365 * 86_400;

export const chosenLocale = createPersisted<LocaleCode>({
  key: 'comanda.locale',
  version: 1,
  parse: (stored) => (isLocaleCode(stored) ? stored : undefined),
  initial: () => detectLocale(navigator),
});

const WORDS = {
  en: () => import('../locales/en/index.ts'),
  'zh-hk': () => import('../locales/zh-hk/index.ts'),
  'zh-cn': () => import('../locales/zh-cn/index.ts'),
} satisfies Record<LocaleCode, () => Promise<{ words: object }>>;

type Words = Readonly<Record<string, Texts>>;

/** Words that come with the first page that says them. */
const LATER = {
  later: {
    en: async () => (await import('../locales/en/later.ts')).words,
    'zh-hk': async () => (await import('../locales/zh-hk/later.ts')).words,
    'zh-cn': async () => (await import('../locales/zh-cn/later.ts')).words,
  },
  order: {
    en: async () => ({ order: (await import('../locales/en/order.json')).default }),
    'zh-hk': async () => ({ order: (await import('../locales/zh-hk/order.json')).default }),
    'zh-cn': async () => ({ order: (await import('../locales/zh-cn/order.json')).default }),
  },
  together: {
    en: async () => ({ together: (await import('../locales/en/together.json')).default }),
    'zh-hk': async () => ({ together: (await import('../locales/zh-hk/together.json')).default }),
    'zh-cn': async () => ({ together: (await import('../locales/zh-cn/together.json')).default }),
  },
  checkout: {
    en: async () => ({ checkout: (await import('../locales/en/checkout.json')).default }),
    'zh-hk': async () => ({ checkout: (await import('../locales/zh-hk/checkout.json')).default }),
    'zh-cn': async () => ({ checkout: (await import('../locales/zh-cn/checkout.json')).default }),
  },
  member: {
    en: async () => ({ member: (await import('../locales/en/member.json')).default }),
    'zh-hk': async () => ({ member: (await import('../locales/zh-hk/member.json')).default }),
    'zh-cn': async () => ({ member: (await import('../locales/zh-cn/member.json')).default }),
  },
} satisfies Record<string, Record<LocaleCode, () => Promise<Words>>>;
export type LaterWords = keyof typeof LATER;
const needed = new Set<LaterWords>();
const loaded = new Set<string>();

function addAll(code: LocaleCode, words: Words): void {
  for (const [namespace, texts] of Object.entries(words)) translator.add(code, namespace, texts);
}

async function loadLater(code: LocaleCode, name: LaterWords): Promise<void> {
  if (loaded.has(`${code}/${name}`)) return;
  addAll(code, await LATER[name][code]());
  loaded.add(`${code}/${name}`);
}

/** Has words that the menu does not say, in the language that is shown, and in those that are chosen later. */
export async function needMessages(...names: readonly LaterWords[]): Promise<void> {
  for (const name of names) needed.add(name);
  await Promise.all(names.map((name) => loadLater(translator.shown(), name)));
}

/** A part of the program that comes after the menu, with what it says. */
export async function withMessages<Part>(
  load: () => Promise<Part>,
  ...names: readonly LaterWords[]
): Promise<Part> {
  const [part] = await Promise.all([load(), needMessages('later', ...names)]);
  return part;
}

async function loadOwnWords(code: LocaleCode): Promise<void> {
  if (translator.has(code, 'common')) return;
  const { words } = await WORDS[code]();
  addAll(code, words);
}

async function loadWords(code: LocaleCode): Promise<void> {
  await Promise.all([loadOwnWords(code), ...[...needed].map((name) => loadLater(code, name))]);
}

function showLocale(code: LocaleCode): void {
  translator.show(code);
  document.documentElement.lang = localeOf(code).lang;
}

function localeOf(code: LocaleCode): Locale {
  return LOCALES.find((locale) => locale.code === code) ?? LOCALES[0];
}

/** Readies the interface's language before the first paint; a locale in the path comes first. */
export async function startLocale(fromPath?: LocaleCode): Promise<void> {
  if (fromPath) chosenLocale.set(fromPath);
  const code = chosenLocale.get();
  await loadWords(code);
  showLocale(code);
  chosenLocale.subscribe(followChoice);
}

/** Speaks the language that was chosen in another tab. */
function followChoice(): void {
  const code = chosenLocale.get();
  if (code === translator.shown()) return;
  // without a network the tab goes on as it was
  loadWords(code).then(
    () => chosenLocale.get() === code && showLocale(code),
    () => undefined,
  );
}

/** Switches the language without a reload and remembers it for a year. */
export async function chooseLocale(code: LocaleCode): Promise<void> {
  await loadWords(code);
  showLocale(code);
  chosenLocale.set(code);
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

/** Adds the words of a face that guests never load (staff screens). */
export function addWords(namespace: string, texts: Readonly<Record<LocaleCode, Texts>>): void {
  for (const { code } of LOCALES) translator.add(code, namespace, texts[code]);
}

/** The language now, and `say` for names of the catalogue. */
export function useLocale(): { locale: Locale; say: (name: LocalizedText | undefined) => string } {
  const locale = localeOf(useTranslation().code);
  return { locale, say: (name) => name?.[locale.names] || name?.en || '' };
}
