import { CAFE } from './cafe.ts';
import { CHA_CHAAN_TENG } from './cha-chaan-teng.ts';
import { DIM_SUM } from './dim-sum.ts';
import { IZAKAYA } from './izakaya.ts';
import { KOPITIAM } from './kopitiam.ts';
import { NOODLES } from './noodles.ts';
import { PIZZA } from './pizza.ts';
import { TEA_SHOP } from './tea-shop.ts';
import type { Template } from './template.ts';

/** The menus to start from, in the order in which they are offered (office B1.5). */
export const TEMPLATES: readonly Template[] = [
  TEA_SHOP,
  CHA_CHAAN_TENG,
  NOODLES,
  KOPITIAM,
  IZAKAYA,
  CAFE,
  PIZZA,
  DIM_SUM,
];
