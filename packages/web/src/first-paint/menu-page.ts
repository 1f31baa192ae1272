import type { Product, Section, ShopCatalogue } from '@comanda/contract';
import { type OrderType, orderTypeProblem, stepOf, unitPrice } from '@comanda/domain';
import shell from '../app/shell.module.css';
import { pictureSource } from '../data/catalogue/dish-picture.ts';
import { dishStock } from '../data/catalogue/dish-stock.ts';
import type { MenuCatalogue } from '../data/catalogue/shop-catalogue.ts';
import type { MenuGroup } from '../data/menu/menu-groups.ts';
import { canSwitchOrderType } from '../data/order-context/order-types.ts';
import dish from '../features/guest/dish/components/dish.module.css';
import head from '../features/guest/menu/components/group-head.module.css';
import list from '../features/guest/menu/components/menu-list.module.css';
import skeleton from '../features/guest/menu/components/menu-skeleton.module.css';
import rail from '../features/guest/menu/components/rail.module.css';
import browse from '../features/guest/menu/menu-page.module.css';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/messages.ts';
import { cx } from '../lib/cx.ts';
import { moneyParts } from '../lib/money-format.ts';
import iconButton from '../ui/controls/icon-button.module.css';
import menu from '../ui/controls/menu.module.css';
import { nameParts } from '../ui/controls/name-parts.ts';
import search from '../ui/controls/search-field.module.css';
import badges from '../ui/display/badge.module.css';
import money from '../ui/display/price.module.css';
import bones from '../ui/display/skeleton.module.css';
import icons from '../ui/icons/icon.module.css';
import { topBar, ways } from './bars.ts';
import { html, type Markup } from './markup.ts';
import { badge, bone, button, icon, picture } from './parts.ts';

/** More than fit on any first screen are not drawn, and not fetched. */
const DISHES = 8;
const SIGNS = 8;
const PICTURES = 5;

export type MenuPage = {
  readonly shop: ShopCatalogue['shop'];
  readonly orderType: OrderType;
  readonly section: Section | undefined;
  readonly hasOtherSections: boolean;
  readonly groups: readonly MenuGroup[];
  readonly catalogue: MenuCatalogue;
  readonly hasMembers: boolean;
  readonly locale: Locale;
  readonly t: Translate;
};

/** The menu as `MenuPage` draws it with its frame, from the top bar to the ways at the foot. */
export function menuPage(page: MenuPage): Markup {
  return html`<div class="${cx(shell.page, shell.withFooter)}">
    ${barOf(page)}
    <div class="${browse.page}">
      <div class="${browse.menu}">
        ${tools(page)}
        <div class="${browse.columns}">${railOf(page)}<div class="${browse.dishes}">${dishes(page)}</div></div>
      </div>
      ${cartSkeleton()}
    </div>
    ${ways(page.t, 'menu', page.hasMembers)}
  </div>`;
}

/** The cart's place beside the menu, as `CartSkeleton` draws it. */
function cartSkeleton(): Markup {
  return html`<div class="${skeleton.cart}">
    ${bone('42%', 20, bones.line)}
    <span class="${skeleton.plate}">${bone(120, 120, bones.round)}${bone('48%', 18, bones.line)}${bone('84%', 14, bones.line)}</span>
  </div>`;
}

function say(
  { locale }: MenuPage,
  name: { readonly [names: string]: string | undefined } | undefined,
): string {
  return name?.[locale.names] || name?.en || '';
}

/** The chosen section, as a `Menu` with the look of a title draws it. */
function chosen(name: string): Markup {
  const parts = nameParts(name);
  const arrow = icon('down', menu.arrow);
  if (parts.length === 1) return html`<span class="${menu.chosen}">${name}${arrow}</span>`;
  const last = parts.length - 1;
  const spans = parts.map(
    (part, at) => html`<span class="${menu.part}">${part}${at === last ? arrow : undefined}</span>`,
  );
  return html`<span class="${cx(menu.chosen, menu.ofParts)}">${spans}</span>`;
}

function barOf(page: MenuPage): Markup {
  const { shop, orderType, section, hasOtherSections, hasMembers, t } = page;
  const eyebrow =
    orderType === 'dineIn'
      ? say(page, shop.name)
      : `${t(`common:orderType.${orderType}`)} · ${say(page, shop.name)}`;
  const name = section === undefined ? t('app:title.menu') : say(page, section.name);
  const title = hasOtherSections
    ? html`<span class="${cx(menu.trigger, menu.title)}">
        ${chosen(name)}
      </span>`
    : name;
  return topBar({
    eyebrow,
    canSwitch: canSwitchOrderType({ mode: orderType }, shop),
    title,
    hasLanguage: hasMembers,
  });
}

function tools({ t }: MenuPage): Markup {
  return html`<div class="${browse.tools}">
    <div class="${search.search}">
      <div class="${search.box}">${icon('search', search.glass)}<input type="search" class="${search.input}" placeholder="${t('menu:search')}"></div>
    </div>
    ${button('sliders', iconButton.framed)}${button('grid', iconButton.framed)}
  </div>`;
}

function nameOf(page: MenuPage, { category }: MenuGroup): string {
  return category === undefined ? page.t('menu:popular') : say(page, category.name);
}

function railOf(page: MenuPage): Markup {
  const signs = page.groups.slice(0, SIGNS).map((group, at) => {
    const current = at === 0 ? html` aria-current="true"` : undefined;
    const sign = picture({
      id: group.id,
      source: pictureSource(group.category?.image ?? group.products[0]?.image),
      sizes: '44px',
      className: rail.sign,
      fetched: false,
    });
    return html`<div class="${rail.item}"${current}>${sign}<span class="${rail.name}">${nameOf(page, group)}</span></div>`;
  });
  return html`<div class="${rail.rail}">${signs}</div>`;
}

function dishes(page: MenuPage): Markup {
  const [group] = page.groups;
  if (group === undefined) return html``;
  const count = html`<small class="${head.count}">${page.t('menu:dishes', { count: group.products.length })}</small>`;
  const rows = group.products.slice(0, DISHES).map((product, at) => dishRow(page, product, at));
  return html`<div class="${head.head}"><h2 class="${head.title}">${nameOf(page, group)}${count}</h2></div>
    <div class="${list.rows}">${rows}</div>`;
}

function dishRow(page: MenuPage, product: Product, at: number): Markup {
  const { t, shop } = page;
  const { isOut: isSoldOut, left } = dishStock(product, 0);
  const isEatInOnly = orderTypeProblem(product, page.catalogue, page.orderType) !== undefined;
  const isOut = isSoldOut || isEatInOnly;
  const few = left === undefined ? undefined : badge(t('menu:left', { count: left }), badges.left);
  const shown = picture({
    id: product._id,
    source: pictureSource(product.image),
    sizes: '92px',
    className: dish.picture,
    out: isOut,
    mark: isOut ? badge(t(isSoldOut ? 'menu:soldOut' : 'menu:eatInOnly'), badges.sold) : few,
    fetched: at < PICTURES,
  });
  const words = product.description && html`<p class="${dish.text}">${say(page, product.description)}</p>`;
  const { sign, currency, digits } = moneyParts(priceOf(page, product), shop.currency, page.locale.iso);
  return html`<div class="${cx(list.dish, at === 1 && list.ruledBelow, at > 1 && list.ruled)}">
    <div class="${cx(dish.row, isOut && dish.out)}">
      ${shown}
      <div class="${dish.words}"><h3 class="${dish.name}">${say(page, product.name)}${marks(product)}</h3>${words}</div>
      <div class="${dish.foot}">
        <span class="${cx(money.price, money.m, money.bold)}">${sign}<span class="${money.currency}">${currency}</span>${digits}</span>
        ${isOut ? undefined : button('plus', iconButton.add)}
      </div>
    </div>
  </div>`;
}

function marks({ diets = [] }: Product): readonly Markup[] {
  const isGreen = diets.includes('vegetarian') || diets.includes('vegan');
  const hot = diets.includes('spicy')
    ? [html`<span class="${dish.hot}">${icon('chilli', icons.s)}</span>`]
    : [];
  return isGreen ? [...hot, html`<span class="${dish.leaf}">${icon('leaf', icons.s)}</span>`] : hot;
}

function priceOf({ shop, orderType: type, catalogue }: MenuPage, { _id: product }: Product): number {
  const line = { id: 'price', product, quantity: 1 };
  return unitPrice(line, { shop, session: { type }, catalogue, step: stepOf(shop) });
}
