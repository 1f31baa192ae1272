import type { FirstPaint, FirstPaintQuestion } from '@comanda/contract';
import { availableSections, onlineAvailability } from '@comanda/domain';
import { detectLocale, isLocaleCode, LOCALES } from '../app/locales.ts';
import { menuGroups } from '../features/menu/state/menu-groups.ts';
import { menuCatalogue, shopCatalogueOf } from '../features/menu/state/shop-catalogue.ts';
import type { LocaleCode } from '../lib/use-translation.ts';
import { createWordBook } from '../lib/word-book.ts';
import { words as en } from '../locales/en/index.ts';
import { words as zhCn } from '../locales/zh-cn/index.ts';
import { words as zhHk } from '../locales/zh-hk/index.ts';
import { menuPage } from './menu-page.ts';

const WORDS = { en, 'zh-cn': zhCn, 'zh-hk': zhHk } satisfies Record<LocaleCode, object>;

const book = createWordBook<LocaleCode>('en');
for (const { code } of LOCALES) {
  for (const [namespace, texts] of Object.entries(WORDS[code])) book.add(code, namespace, texts);
}

export const localeFor: FirstPaint['localeFor'] = ({ chosen, languages, userAgent }) =>
  isLocaleCode(chosen) ? chosen : detectLocale({ userAgent, languages });

export const paint: FirstPaint['paint'] = ({ catalogue: answer, orderType, locale: code, now }) => {
  const locale = LOCALES.find((each) => each.code === code) ?? LOCALES[0];
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
    locale,
    t: book.translator(locale.code, ['guest', 'common']),
  });
  return { lang: locale.lang, markup };
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
