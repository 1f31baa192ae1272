import type { Shop } from '@comanda/contract';
import shell from '../app/shell.module.css';
import { pictureSource } from '../data/catalogue/dish-picture.ts';
import { cardPictures, shopState } from '../data/shops/shop-state.ts';
import hero from '../features/guest/home/components/home-hero.module.css';
import home from '../features/guest/home/home-page.module.css';
import { heroPictures } from '../features/guest/home/index.ts';
import floor from '../features/guest/shops/components/page-floor.module.css';
import card from '../features/guest/shops/components/shop-card.module.css';
import list from '../features/guest/shops/components/shop-list.module.css';
import page from '../features/guest/shops/shops-page.module.css';
import terms from '../features/guest/terms/components/terms-link.module.css';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/messages.ts';
import { cx } from '../lib/cx.ts';
import segmented from '../ui/controls/segmented.module.css';
import badges from '../ui/display/badge.module.css';
import icons from '../ui/icons/icon.module.css';
import { html, type Markup } from './markup.ts';
import { badge, icon, picture } from './parts.ts';

/** More than fit on any first screen are not drawn. */
const SHOPS = 6;

export type StartPage = {
  readonly shops: readonly Shop[];
  readonly locale: Locale;
  readonly t: Translate;
  readonly now: number;
  /** Whether another page was asked for, which leads here. */
  readonly isLed: boolean;
};

/** The landing page of somebody who has chosen no restaurant yet, as `HomePage` draws it. */
export function homePage(start: StartPage): Markup {
  const { t, shops, locale } = start;
  const languages = LOCALES.map(({ code, name, lang }) => ({ name, lang, isChosen: code === locale.code }));
  return html`<div class="${shell.page}" data-stranger>
    <div class="${home.page}">
      <div class="${hero.hero}">${heroPictures(shops, []).map((image) => dish(image, HERO_SIZES, hero.dish))}</div>
      <div class="${home.sheet}"><div class="${home.inner}">
        <h1 class="${home.title}">${t('home:welcome')}</h1>
        <p class="${home.lead}">${t('home:chooseShop')}</p>
        ${oneOf('drawn-language', languages)}
        ${shopList(start)}
        <p class="${terms.foot}"><a>${t('app:title.terms')}</a></p>
      </div></div>
    </div>
  </div>`;
}

/** The restaurants to choose from, as `ShopsPage` draws them. */
export function shopsPage(start: StartPage): Markup {
  return html`<div class="${shell.page}" data-stranger${start.isLed ? html` data-led` : undefined}>
    <div class="${page.page}">
      <div class="${cx('tiled', 'lapped', floor.floor)}">
        <div class="${floor.ways}"><span class="${floor.way}">${icon('globe', floor.sign)}<span class="${floor.text}">${start.locale.name}</span></span></div>
        <h1 class="${page.title}">${start.t('shops:title')}</h1>
      </div>
      <div class="${page.shops}">
        ${shopList(start, list.two)}
        <p class="${terms.foot}"><a>${start.t('app:title.terms')}</a></p>
      </div>
    </div>
  </div>`;
}

const CARD_SIZES = '(min-width: 1024px) 196px, 132px';
const HERO_SIZES = '(min-width: 1024px) 24vw, (min-width: 768px) 240px, 170px';

function dish(image: string, sizes: string, className: string | undefined): Markup {
  return picture({ id: image, source: pictureSource(image), sizes, className, fetched: true });
}

/** One of a few in one bar, as `Segmented` draws it. */
function oneOf(
  group: string,
  parts: readonly { readonly name: string; readonly lang?: string; readonly isChosen: boolean }[],
): Markup {
  const labels = parts.map(({ name, lang, isChosen }) => {
    const text = lang === undefined ? name : html`<span lang="${lang}">${name}</span>`;
    return html`<label class="${segmented.part}">
      <input type="radio" class="${segmented.input}" name="${group}"${isChosen ? html` checked` : undefined}>
      <span class="${segmented.text}">${text}</span>
    </label>`;
  });
  return html`<fieldset class="${segmented.bar}">${labels}</fieldset>`;
}

function shopList(start: StartPage, columns?: string): Markup {
  const { t, shops } = start;
  const isPlaced = shops.filter(({ location }) => location !== undefined).length > 1;
  const parts = [
    { name: t('shops:asList'), isChosen: true },
    { name: t('shops:nearest'), isChosen: false },
  ];
  const order =
    isPlaced &&
    html`<div class="${list.order}">${oneOf('drawn-order', parts)}<p class="${list.note}"></p></div>`;
  const cards = shops.slice(0, SHOPS).map((shop) => html`<li>${shopCard(shop, start)}</li>`);
  return html`${order || undefined}<ul class="${cx(list.list, columns)}">${cards}</ul>`;
}

function shopCard(shop: Shop, { t, locale, now }: StartPage): Markup {
  const say = (name: Shop['name'] | undefined) => name?.[locale.names] || name?.en || '';
  const { isOpen, badge: state, ways } = shopState(shop, now, { t, iso: locale.iso });
  const floor =
    shop.primaryColor &&
    html`<svg class="${card.floor}"><rect width="100%" height="100%" fill="${shop.primaryColor}"></rect></svg>`;
  const address =
    shop.address &&
    html`<span class="${card.text}">${icon('pin', icons.s, card.pin)}${say(shop.address)}</span>`;
  return html`<div class="${cx(card.card, !isOpen && card.closed)}">
    <span class="${card.table}">${floor || undefined}${cardPictures(shop).map((image) => dish(image, CARD_SIZES, card.dish))}</span>
    <span class="${card.words}">
      <b class="${card.name}">${say(shop.name)}</b>${address || undefined}
      <span class="${card.state}">${badge(state.text, badges[state.tone], state.icon)}${ways === '' ? undefined : html`<span class="${card.ways}">${ways}</span>`}</span>
      ${icon('right', card.arrow)}
    </span>
  </div>`;
}
