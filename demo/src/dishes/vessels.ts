import { ball, clip, SHADE } from './light.ts';
import { arc, circle, ellipse, line, rect, times } from './shapes.ts';
import type { WareColours } from './ware.ts';

const cast = (x: number, y: number, radius: number) => circle(x + 5, y + 8, radius + 9, 'url(#f-cast)');

function bowl(ware: WareColours, inner: string): string {
  return (
    cast(100, 100, 84) +
    circle(100, 100, 86, ware.rim) +
    circle(100, 100, 86, 'url(#f-lit)') +
    (ware.band ? circle(100, 100, 81.5, 'none', `stroke="${ware.band}" stroke-width="2.6"`) : '') +
    circle(100, 100, 76, ware.inside) +
    circle(100, 100, 76, 'url(#f-sunk)') +
    clip(
      'bowl',
      inner +
        circle(100, 100, 69, 'url(#f-pool)') +
        line(arc(104, 105, 73, 172, 278), SHADE, 12, 'opacity=".16"'),
    ) +
    line(arc(100, 100, 83.4, 196, 258), '#fff', 2.6, 'opacity=".85"')
  );
}

/** Draws the two ears of a clay pot. */
function pot(ware: WareColours): string {
  const ear = (x: number) => rect(x, 100, 26, 46, 12, ware.rim) + rect(x, 100, 26, 46, 12, 'url(#f-lit)');
  return ear(10) + ear(190);
}

/** Draws a hot iron plate in its wooden tray. */
function sizzler(): string {
  return (
    rect(106, 112, 186, 140, 40, SHADE, 'opacity=".2"') +
    rect(100, 102, 190, 142, 40, '#b97a45') +
    rect(100, 102, 190, 142, 40, 'url(#f-lit)') +
    ellipse(100, 100, 84, 61, '#2b2521') +
    ellipse(100, 100, 84, 61, 'url(#f-lit)') +
    ellipse(100, 100, 76, 53, '#3d3530') +
    ellipse(100, 100, 76, 53, 'url(#f-sunk)')
  );
}

/** Draws one bamboo slat of a steamer's floor; the nine of them fill its circle. */
function slat(index: number): string {
  const y = 36 + index * 16;
  const half = Math.sqrt(Math.max(0, 72 * 72 - (y - 100) ** 2));
  return rect(100, y, half * 2, 9, 0, '#e6bd83', 'opacity=".85"');
}

/** Vessels by name: a rim, a well and one highlight each, filled with contents. */
export const VESSELS = {
  bowl,
  plate: (ware, inner) =>
    cast(100, 100, 86) +
    circle(100, 100, 88, ware.rim) +
    circle(100, 100, 88, 'url(#f-lit)') +
    (ware.band
      ? circle(100, 100, 82.5, 'none', `stroke="${ware.band}" stroke-width="2.6"`) +
        circle(100, 100, 77.6, 'none', `stroke="${ware.band}" stroke-width="1" opacity=".7"`)
      : '') +
    circle(100, 100, 66, ware.inside) +
    circle(100, 100, 66, 'url(#f-sunk)') +
    line(arc(100, 100, 85, 196, 262), '#fff', 2.4, 'opacity=".9"') +
    inner,
  cup: (ware, inner) =>
    cast(100, 100, 76) +
    circle(100, 100, 80, ware.rim) +
    circle(100, 100, 80, 'url(#f-lit)') +
    (ware.band ? circle(100, 100, 75.5, 'none', `stroke="${ware.band}" stroke-width="2.4"`) : '') +
    circle(100, 100, 58, ware.inside) +
    circle(100, 100, 58, 'url(#f-sunk)') +
    `<g transform="rotate(-38 98 100)">${rect(162, 106, 36, 20, 10, SHADE, 'opacity=".16"')}${rect(160, 100, 36, 20, 10, ware.rim)}${rect(160, 100, 36, 20, 10, 'url(#f-lit)')}${rect(159, 100, 16, 7, 3.5, SHADE, 'opacity=".16"')}</g>` +
    circle(102, 106, 57, SHADE, 'opacity=".18"') +
    circle(98, 100, 54, ware.rim) +
    circle(98, 100, 54, 'url(#f-lit)') +
    circle(98, 100, 48, ware.inside) +
    circle(98, 100, 48, 'url(#f-sunk)') +
    clip('cup', inner + line(arc(101, 104, 49, 172, 280), SHADE, 9, 'opacity=".16"')) +
    line(arc(98, 100, 51.4, 196, 258), '#fff', 2.2, 'opacity=".9"'),
  glass: (_ware, inner) =>
    circle(106, 110, 84, 'url(#f-cast)') +
    `<g transform="translate(100 100) scale(1.18) translate(-100 -104)">` +
    circle(100, 104, 64, '#fff', 'opacity=".6"') +
    circle(100, 104, 64, 'none', 'stroke="#fff" stroke-width="3" opacity=".9"') +
    clip('glass', inner) +
    circle(100, 104, 51, 'none', `stroke="${SHADE}" stroke-width="1.4" opacity=".14"`) +
    circle(100, 104, 57.5, 'none', 'stroke="#fff" stroke-width="7" opacity=".34"') +
    line(arc(100, 104, 60.5, 190, 262), '#fff', 4, 'opacity=".95"') +
    line(arc(100, 104, 60.5, 20, 52), '#fff', 3, 'opacity=".7"') +
    '</g>',
  cloche: () =>
    cast(100, 100, 86) +
    circle(100, 100, 88, '#fffdf9') +
    circle(100, 100, 88, 'url(#f-lit)') +
    circle(104, 106, 70, SHADE, 'opacity=".16"') +
    circle(100, 100, 70, '#d9d2c8') +
    circle(100, 100, 70, 'url(#f-dome)') +
    circle(100, 100, 62, 'none', 'stroke="#fff" stroke-width="1.5" opacity=".5"') +
    line(arc(100, 100, 52, 196, 262), '#fff', 7, 'opacity=".75"') +
    circle(103, 106, 17, SHADE, 'opacity=".22"') +
    ball(100, 100, 16, '#c9a46a') +
    ellipse(94, 94, 5, 3, '#fff', -35, 'opacity=".8"'),
  oval: (ware, inner) =>
    `<rect x="14" y="44" width="184" height="136" rx="56" fill="${SHADE}" opacity=".08"/><rect x="12" y="40" width="182" height="132" rx="54" fill="${SHADE}" opacity=".13"/>` +
    rect(11, 100, 18, 44, 9, ware.rim) +
    rect(11, 100, 18, 44, 9, 'url(#f-lit)') +
    rect(189, 100, 18, 44, 9, ware.rim) +
    rect(189, 100, 18, 44, 9, 'url(#f-sunk)') +
    rect(100, 100, 174, 130, 52, ware.rim) +
    rect(100, 100, 174, 130, 52, 'url(#f-lit)') +
    (ware.band ? rect(100, 100, 165, 121, 48, 'none', `stroke="${ware.band}" stroke-width="2.6"`) : '') +
    rect(100, 100, 156, 112, 44, ware.inside) +
    rect(100, 100, 156, 112, 44, 'url(#f-sunk)') +
    clip('oval', inner) +
    line('M24 74C32 54 46 44 66 40', '#fff', 3, 'opacity=".9"'),
  steamer: (_ware, inner) =>
    cast(100, 100, 86) +
    circle(100, 100, 88, '#d9a566') +
    circle(100, 100, 88, 'url(#f-lit)') +
    circle(100, 100, 88, 'none', 'stroke="#a8702f" stroke-width="1.6" opacity=".6"') +
    circle(100, 100, 80, 'none', 'stroke="#a8702f" stroke-width="1.6" opacity=".7"') +
    circle(100, 100, 76, '#c08a49') +
    circle(100, 100, 76, 'url(#f-sunk)') +
    times(9, slat).join('') +
    circle(100, 100, 73, 'url(#f-sunk)') +
    line(arc(100, 100, 84, 196, 260), '#fff', 2.4, 'opacity=".55"') +
    inner,
  paper: (ware, inner) =>
    `<g transform="rotate(-7 100 100)">${rect(104, 108, 160, 160, 14, SHADE, 'opacity=".13"')}${rect(100, 100, 162, 162, 12, '#fffaf0')}${rect(100, 100, 162, 162, 12, 'url(#f-lit)')}${line('M30 62H170M30 138H170M62 30V170M138 30V170', ware.band || '#e9a0a0', 1.2, 'opacity=".35"')}</g>` +
    inner,
  pot: (ware, inner) => pot(ware) + bowl(ware, inner),
  sizzler: (_ware, inner) => sizzler() + inner,
} satisfies Record<string, (ware: WareColours, inner: string) => string>;

/** The name of a vessel. */
export type Vessel = keyof typeof VESSELS;
