/** A language of the interface: its code, its tag for `lang` and `Intl`, its own name, its key in names. */
export const LOCALES = [
  { code: 'en', iso: 'en-HK', lang: 'en', name: 'English', names: 'en' },
  { code: 'zh-hk', iso: 'zh-Hant-HK', lang: 'zh-HK', name: '繁體中文', names: 'cht' },
  { code: 'zh-cn', iso: 'zh-Hans-CN', lang: 'zh-CN', name: '简体中文', names: 'chs' },
] as const;
export type Locale = (typeof LOCALES)[number];
export type LocaleCode = Locale['code'];

const FALLBACK: LocaleCode = 'en';

export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALES.some(({ code }) => code === value);
}

/** A device that strangers use, one after another: what its browser prefers says nothing of them. */
const KIOSK = /kiosk/i;

/** The device's wish, as one of our languages; a kiosk has none (specification §6). */
export function detectLocale({
  userAgent,
  languages,
}: Pick<Navigator, 'userAgent' | 'languages'>): LocaleCode {
  if (KIOSK.test(userAgent)) return FALLBACK;
  for (const tag of languages) {
    const wish = tag.toLowerCase();
    if (wish.startsWith('en')) return 'en';
    if (/^zh-(cn|sg|hans)|^zh$/.test(wish)) return 'zh-cn';
    if (wish.startsWith('zh')) return 'zh-hk';
  }
  return FALLBACK;
}
