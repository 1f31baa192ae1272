import type { Translate } from '../i18n/messages.ts';
import { cx } from '../lib/cx.ts';
import iconButton from '../ui/controls/icon-button.module.css';
import icons from '../ui/icons/icon.module.css';
import nav from '../ui/layout/bottom-nav.module.css';
import bar from '../ui/layout/top-bar.module.css';
import { html, type Markup } from './markup.ts';
import { button, icon } from './parts.ts';

type TopBar = {
  readonly eyebrow?: string;
  /** Whether the small line opens a sheet. */
  readonly canSwitch?: boolean;
  readonly title: Markup | string;
  readonly hasBack?: boolean;
  /** Whether the language is here, since the foot has the account. */
  readonly hasLanguage: boolean;
};

/** The coloured floor at the head of a page, as `TopBar` draws it. */
export function topBar(of: TopBar): Markup {
  const { eyebrow, canSwitch = false, title, hasBack = true, hasLanguage } = of;
  const back = hasBack
    ? html`<span class="${cx(iconButton.button, iconButton.bare, bar.back)}">${icon('back', iconButton.icon)}</span>`
    : html`<span class="${bar.noBack}"></span>`;
  const line = eyebrow === undefined ? undefined : html`<span class="${bar.eyebrow}">${eyebrow}</span>`;
  const above = canSwitch
    ? html`<span class="${bar.switch}">${line}${icon('down', icons.s, bar.arrow)}</span>`
    : line;
  const words = typeof title === 'string' ? html`<span class="${bar.clip}">${title}</span>` : title;
  return html`<div class="${cx('tiled', 'lapped', bar.bar)}">
    ${back}<div class="${bar.words}">${above}<h1 class="${bar.title}">${words}</h1></div>${hasLanguage ? button('globe', iconButton.bare) : undefined}
  </div>`;
}

const WAYS = [
  ['bowl', 'common:menu', 'menu'],
  ['slip', 'common:yourOrder', 'order'],
  ['basket', 'common:cart', 'cart'],
] as const;
const MEMBER = ['user', 'common:login', 'member'] as const;
const LANGUAGE = ['globe', 'common:language', 'language'] as const;
type Way = 'menu' | 'order' | 'cart' | 'member';

/** The four ways at the foot. */
export function ways(t: Translate, current: Way | undefined, hasMembers: boolean): Markup {
  const items = [...WAYS, hasMembers ? MEMBER : LANGUAGE].map(([sign, label, way]) => {
    const isCurrent = way === current ? html` aria-current="page"` : undefined;
    return html`<span class="${nav.item}"${isCurrent}><span class="${nav.sign}">${icon(sign)}</span><span class="${nav.label}">${t(label)}</span></span>`;
  });
  return html`<div class="${nav.nav}">${items}</div>`;
}
