import type { FirstPaint, FirstPaintQuery } from '@comanda/contract';
import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import { availableSections, LANGUAGES, type LanguageOffer, onlineAvailability } from '@comanda/domain';
import { type ReactNode, use } from 'react';
import { pageAt } from '../app/page-at.ts';
import { catalogueKey } from '../data/catalogue/read-catalogue.ts';
import { shopCatalogueOf } from '../data/catalogue/shop-catalogue.ts';
import { menuGroups } from '../data/menu/menu-groups.ts';
import { NO_ORDER_CONTEXT } from '../data/order-context/order-context.ts';
import { DEFAULTS, SETTINGS_KEY } from '../data/organisation/use-system-settings.ts';
import { SHOPS_KEY } from '../data/shops/use-shops.ts';
import { HomePage } from '../features/guest/home/index.ts';
import { MenuPage } from '../features/guest/menu/index.ts';
import { ShopsPage } from '../features/guest/shops/index.ts';
import { localeFor as localeOnDevice } from '../i18n/locales.ts';
import { ROUTES } from '../lib/routes.ts';
import { pageLinks } from './page-links.ts';
import { renderPage } from './render-page.tsx';

export const localeFor: FirstPaint['localeFor'] = ({ chosen, languages, userAgent, shop }) =>
  localeOnDevice(chosen, { userAgent, languages }, shop);

const languagesOf = ({ languages = [] }: LanguageOffer) => languages.join(' ');
const localeOf = (code: string) => LANGUAGES.find((each) => each.code === code) ?? FALLBACK_LANGUAGE;

export const paint: FirstPaint['paint'] = (question) => {
  const { catalogue: answer, settings, orderType: mode, locale: code, now } = question;
  const locale = localeOf(code);
  const data = shopCatalogueOf(answer);
  const { shop } = data;
  const languages = languagesOf(shop);
  if (mode !== 'dineIn' && !onlineAvailability(shop, mode, now).open) return undefined;
  const section = sectionOf(answer, mode, now)?._id;
  if (menuGroups(data, { section, orderType: mode }).length === 0) return undefined;
  const markup = renderPage(<MenuPage />, {
    path: ROUTES.browse,
    locale: locale.code,
    now: Date.parse(now),
    orderContext: { shop: shop._id, mode, section },
    languages,
    known: [
      [catalogueKey(shop._id), data],
      [SETTINGS_KEY, { ...DEFAULTS, ...settings }],
    ],
  });
  const head = pageLinks(ROUTES.browse, locale.code, { isWhole: true, isStyled: false });
  return { lang: locale.tag, languages, markup, head };
};

export const paintPage: FirstPaint['paintPage'] = ({ path, shops, settings, locale: code, now, isGuest }) => {
  const page = pageAt(path);
  if (page?.audience !== 'guest') return undefined;
  const locale = localeOf(code);
  const [only, ...others] = shops;
  const languages = only && others.length === 0 ? languagesOf(only) : undefined;
  const asked = path.replace(/(?<=.)\/$/, '');
  const mayChoose = settings?.allowChooseShop !== false && shops.length > 1;
  const isLed = mayChoose && !isGuest && page.needsShop === true;
  const shown = isLed ? ROUTES.shops : asked;
  const start = mayChoose ? START_PAGES[shown] : undefined;
  const markup = renderPage(start ?? <OnItsWay />, {
    path: shown,
    locale: locale.code,
    now,
    orderContext: NO_ORDER_CONTEXT,
    languages,
    known: [
      [SHOPS_KEY, shops],
      [SETTINGS_KEY, { ...DEFAULTS, ...settings }],
    ],
  });
  const mark = start === undefined ? 'data-frame' : isLed ? 'data-stranger data-led' : 'data-stranger';
  const head = pageLinks(shown, locale.code, { isWhole: start !== undefined, isStyled: start !== undefined });
  const known = languages === undefined ? {} : { languages };
  return { lang: locale.tag, ...known, markup: `<div ${mark}>${markup}</div>`, head };
};

/** The pages of somebody who has chosen no restaurant yet. */
const START_PAGES: Readonly<Record<string, ReactNode>> = {
  [ROUTES.home]: <HomePage />,
  [ROUTES.shops]: <ShopsPage />,
};

const never = new Promise<never>(() => undefined);

/** A page whose code is on its way: the frame around it shows its rows. */
function OnItsWay() {
  return use(never);
}

/** Returns the first section that can be ordered from, as the menu picks it when none is set. */
function sectionOf(
  { shop, sections }: FirstPaintQuery['catalogue'],
  orderType: FirstPaintQuery['orderType'],
  now: string,
) {
  const sorted = [...sections].sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
  // at a table the bill says which; one that is opened now begins with what is open
  const asked = orderType === 'dineIn' ? 'dineInNoTable' : orderType;
  const [available] = availableSections(sorted, { shop, orderType: asked, now, sessionSection: undefined });
  return sections.find(({ _id }) => _id === available?._id) ?? sorted[0];
}
