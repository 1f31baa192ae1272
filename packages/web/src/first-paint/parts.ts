import { cx } from '../lib/cx.ts';
import iconButton from '../ui/controls/icon-button.module.css';
import badgeCss from '../ui/display/badge.module.css';
import bones from '../ui/display/skeleton.module.css';
import iconCss from '../ui/icons/icon.module.css';
import { ICON_PATHS, type IconName } from '../ui/icons/icon-paths.ts';
import type { IconPaths } from '../ui/icons/menu-icons.ts';
import pictureCss from '../ui/illustrations/picture.module.css';
import { type PictureWidth, type Tint, tintOf, WIDTHS } from '../ui/illustrations/picture-tables.ts';
import { html, type Markup } from './markup.ts';

/** A drawn sign. */
export function icon(name: IconName, ...classes: readonly (string | undefined)[]): Markup {
  const [outline, solid] = ICON_PATHS[name] as IconPaths;
  const filled = solid === undefined ? undefined : html`<path d="${solid}" class="${iconCss.solid}"></path>`;
  return html`<svg viewBox="0 0 24 24" class="${cx(iconCss.icon, ...classes)}">
    <path d="${outline}"></path>${filled}
  </svg>`;
}

/** A grey piece; a drawing may not carry styles, which svg's own measures are not. */
export function bone(width: number | string, height: number, shape: string | undefined): Markup {
  return html`<svg class="${cx(bones.bone, shape)}" width="${width}" height="${height}"></svg>`;
}

/** A button's look. */
export function button(name: IconName, variant: string | undefined): Markup {
  return html`<span class="${cx(iconButton.button, variant)}">${icon(name, iconCss.m, iconButton.icon)}</span>`;
}

/** A state in a word. */
export function badge(text: string, tone: string | undefined, sign?: IconName): Markup {
  const mark = sign && icon(sign, iconCss.xs);
  return html`<span class="${cx(badgeCss.badge, tone)}">${mark}${text}</span>`;
}

type PictureProps = {
  readonly id: string;
  readonly source: ((width: PictureWidth, format: 'webp' | 'jpg') => string) | undefined;
  readonly sizes: string;
  readonly className?: string;
  readonly out?: boolean;
  readonly mark?: Markup;
  /** Whether it is fetched at once; otherwise its room is kept. */
  readonly fetched: boolean;
};

/** A dish on its tinted table, as `Picture` draws it. */
export function picture({ id, source, sizes, className, out = false, mark, fetched }: PictureProps): Markup {
  const tint: Tint = tintOf(id);
  const setOf = (format: 'webp' | 'jpg') =>
    WIDTHS.map((width) => `${source?.(width, format)} ${width}w`).join(', ');
  const image =
    source === undefined || !fetched
      ? undefined
      : html`<picture>
          <source type="image/webp" srcset="${setOf('webp')}" sizes="${sizes}">
          <img class="${pictureCss.image}" alt="" src="${source(400, 'jpg')}" srcset="${setOf('jpg')}"
            sizes="${sizes}" fetchpriority="high" decoding="async">
        </picture>`;
  const corner = mark && html`<span class="${pictureCss.badge}">${mark}</span>`;
  return html`<span class="${cx(pictureCss.box, pictureCss.square, pictureCss[tint], out && pictureCss.out, className)}">
    <span class="${pictureCss.fill}">${image}</span>${corner}
  </span>`;
}
