import type { FirstPaint, FirstPaintQuestion } from '@comanda/contract';
import { availableSections, onlineAvailability } from '@comanda/domain';
import { menuCatalogue, shopCatalogueOf } from '../data/catalogue/shop-catalogue.ts';
import { menuGroups } from '../data/menu/menu-groups.ts';
import { detectLocale, isLocaleCode, LOCALES } from '../i18n/locales.ts';
import { createTranslator } from '../i18n/translator.ts';
import type { LocaleCode } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { words as en } from '../locales/en/index.ts';
import { words as enLater } from '../locales/en/later.ts';
import { words as zhCn } from '../locales/zh-cn/index.ts';
import { words as zhCnLater } from '../locales/zh-cn/later.ts';
import { words as zhHk } from '../locales/zh-hk/index.ts';
import { words as zhHkLater } from '../locales/zh-hk/later.ts';
import { frame } from './frame.ts';
import { menuPage } from './menu-page.ts';
import { isGuestPage, needsShop, pageLinks } from './page-parts.ts';
import { homePage, shopsPage } from './start-page.ts';

const WORDS = { en, 'zh-cn': zhCn, 'zh-hk': zhHk } satisfies Record<LocaleCode, object>;
const LATER = { en: enLater, 'zh-cn': zhCnLater, 'zh-hk': zhHkLater } satisfies Record<LocaleCode, object>;

const book = createTranslator<LocaleCode>('en');
for (const { code } of LOCALES) {
  for (const words of [WORDS[code], LATER[code]]) {
    for (const [namespace, texts] of Object.entries(words)) book.add(code, namespace, texts);
  }
}
const localeOf = (code: string) => LOCALES.find((each) => each.code === code) ?? LOCALES[0];

export const localeFor: FirstPaint['localeFor'] = ({ chosen, languages, userAgent }) =>
  isLocaleCode(chosen) ? chosen : detectLocale({ userAgent, languages });

export const paint: FirstPaint['paint'] = (question) => {
  const { catalogue: answer, settings, orderType, locale: code, now } = question;
  const locale = localeOf(code);
  const data = shopCatalogueOf(answer);
  const { shop } = data;
  const isSeated = orderType === 'dineIn';
  if (!isSeated && !onlineAvailability(shop, orderType, now).open) return undefined;
  const section = sectionOf(answer, orderType, now);
  const groups = menuGroups(data, { section: section?._id, orderType });
  if (groups.length === 0) return undefined;
  const { markup } = menuPage({
    shop,
    orderType,
    section,
    hasOtherSections: data.sections.length > 1,
    groups,
    catalogue: menuCatalogue(data),
    hasMembers: settings?.onlineMemberSystem === true,
    locale,
    t: book.translator(locale.code, ['guest', 'common']),
  });
  const head = pageLinks(ROUTES.browse, locale.code, { isWhole: true, isStyled: false });
  return { lang: locale.lang, markup, head: head.markup };
};

export const paintPage: FirstPaint['paintPage'] = ({ path, shops, settings, locale: code, now, isGuest }) => {
  if (!isGuestPage(path)) return undefined;
  const locale = localeOf(code);
  const t = book.translator(locale.code, ['guest', 'common']);
  const asked = path.replace(/(?<=.)\/$/, '');
  const mayChoose = settings?.allowChooseShop !== false && shops.length > 1;
  const isLed = mayChoose && !isGuest && needsShop(asked);
  const page = isLed ? ROUTES.shops : asked;
  const start = mayChoose ? { [ROUTES.home]: homePage, [ROUTES.shops]: shopsPage }[page] : undefined;
  const drawn =
    start?.({ shops, locale, t, now, isLed }) ?? frame(page, t, settings?.onlineMemberSystem === true);
  const head = pageLinks(page, locale.code, { isWhole: start !== undefined, isStyled: start !== undefined });
  return { lang: locale.lang, markup: drawn.markup, head: head.markup };
};

/** The first section that can be ordered from, as the menu picks it when none is set. */
function sectionOf(
  { shop, sections }: FirstPaintQuestion['catalogue'],
  orderType: FirstPaintQuestion['orderType'],
  now: string,
) {
  const sorted = sections.toSorted((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
  // at a table the bill says which; one that is opened now begins with what is open
  const asked = orderType === 'dineIn' ? 'dineInNoTable' : orderType;
  const [available] = availableSections(sorted, { shop, orderType: asked, now, sessionSection: undefined });
  return sections.find(({ _id }) => _id === available?._id) ?? sorted[0];
}
