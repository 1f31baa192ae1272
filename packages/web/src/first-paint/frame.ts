import { framedAt } from '../app/pages.ts';
import shell from '../app/shell.module.css';
import type { Translate } from '../i18n/messages.ts';
import { cx } from '../lib/cx.ts';
import { ROUTES } from '../lib/routes.ts';
import bones from '../ui/display/skeleton.module.css';
import { topBar, ways } from './bars.ts';
import { html, type Markup } from './markup.ts';
import { bone } from './parts.ts';

const ROWS = 5;
const WAYS = { menu: 'menu', order: 'order', record: 'order', cart: 'cart' } as const;

/** Rows of a list that is on its way, as `SkeletonRows` draws them. */
function skeletonRows(): Markup {
  const row = html`<span class="${bones.row}">
    ${bone(92, 92, bones.box)}
    <span class="${bones.words}">
      ${bone('82%', 14, bones.line)}${bone('56%', 12, bones.line)}
      <span class="${bones.foot}">${bone(72, 18, bones.line)}${bone(36, 36, bones.round)}</span>
    </span>
  </span>`;
  return html`${Array.from({ length: ROWS }, () => row)}`;
}

/** A guest's page whose content is on its way, as `GuestLayout` frames it. */
export function frame(path: string, t: Translate, hasMembers: boolean): Markup {
  const { title, frame: rules } = framedAt(path);
  const isOfMember = [ROUTES.member, ROUTES.coupon].some((route) => path.startsWith(route));
  const way = isOfMember ? 'member' : WAYS[title as keyof typeof WAYS];
  const bar = topBar({
    title: title === undefined ? '' : t(`app:title.${title}`),
    hasBack: rules.back,
    hasLanguage: hasMembers,
  });
  return html`<div class="${cx(shell.page, title === 'cart' && shell.ofCart, rules.footer && shell.withFooter)}" data-frame>
    ${rules.header ? bar : undefined}${skeletonRows()}${rules.footer ? ways(t, way, hasMembers) : undefined}
  </div>`;
}
