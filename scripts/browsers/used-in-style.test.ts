import { OLDEST } from '@comanda/web/browsers.ts';
import { expect, test } from 'vitest';
import { newerFeatures } from './newer-features.ts';
import { usedInStyle } from './used-in-style.ts';

const guests = newerFeatures(OLDEST.guest);

test.each([
  ['.a:has(.b){color:red}', 'css.selectors.has'],
  ['.a{height:100dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['.a{text-wrap:balance}', 'css.properties.text-wrap'],
  ['.a{background:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
  ['@container (max-width:10em){.a{color:red}}', 'css.at-rules.container'],
  ['@media (width>1px){.a{translate:1px}}', 'css.properties.translate'],
])('guests have browsers without what stands in %s', (css, key) => {
  expect([...usedInStyle(css, guests)]).toContain(key);
});

test.each([
  ['.a{height:100vh;height:100dvh}'],
  ['.a{-webkit-mask:none;mask:none}'],
  ['@supports (text-wrap:balance){.a{text-wrap:balance}}'],
  ['.a::before{content:":has(}{100dvh"}'],
  ['.a{inset:0;aspect-ratio:1}.b:focus-visible{gap:1px}'],
])('and nothing is found in %s', (css) => {
  expect([...usedInStyle(css, guests)]).toEqual([]);
});
