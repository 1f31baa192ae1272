import type { FirstPaint, FirstPaintQuestion } from '@comanda/contract';
import { availableSections, onlineAvailability } from '@comanda/domain';
import { pageAt } from '../app/pages.ts';
import { menuCatalogue, shopCatalogueOf } from '../data/catalogue/shop-catalogue.ts';
import { menuGroups } from '../data/menu/menu-groups.ts';
import type { LocaleCode } from '../i18n/locales.ts';
import { detectLocale, isLocaleCode, LOCALES } from '../i18n/locales.ts';
import { typed } from '../i18n/messages.ts';
import { createTranslator, type Texts } from '../i18n/translator.ts';
import { ROUTES } from '../lib/routes.ts';
import { frame } from './frame.ts';
import { menuPage } from './menu-page.ts';
import { pageLinks } from './page-links.ts';
import { homePage, shopsPage } from './start-page.ts';

/** What the drawings say. */
const FILES = import.meta.glob<Texts>('../locales/*/{app,common,home,menu,opening,session,shops}.json', {
  eager: true,
  import: 'default',
});

const translator = createTranslator<LocaleCode>('en');
for (const { code } of LOCALES) {
  for (const [path, texts] of Object.entries(FILES)) {
    const [, language, namespace = ''] = /([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === code) translator.add(code, namespace, texts);
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
    t: typed(translator.translate(locale.code, 'app')),
  });
  const head = pageLinks(ROUTES.browse, locale.code, { isWhole: true, isStyled: false });
  return { lang: locale.lang, markup, head: head.markup };
};

export const paintPage: FirstPaint['paintPage'] = ({ path, shops, settings, locale: code, now, isGuest }) => {
  const page = pageAt(path);
  if (page?.audience !== 'guest') return undefined;
  const locale = localeOf(code);
  const t = typed(translator.translate(locale.code, 'app'));
  const asked = path.replace(/(?<=.)\/$/, '');
  const mayChoose = settings?.allowChooseShop !== false && shops.length > 1;
  const isLed = mayChoose && !isGuest && page.needsShop === true;
  const shown = isLed ? ROUTES.shops : asked;
  const start = mayChoose ? { [ROUTES.home]: homePage, [ROUTES.shops]: shopsPage }[shown] : undefined;
  const drawn =
    start?.({ shops, locale, t, now, isLed }) ?? frame(shown, t, settings?.onlineMemberSystem === true);
  const head = pageLinks(shown, locale.code, { isWhole: start !== undefined, isStyled: start !== undefined });
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
