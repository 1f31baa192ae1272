import { buildMenu } from '../menu/build.ts';
import { BRAISED } from './braised.ts';
import { BRUNCH } from './brunch.ts';
import { CHEESE_FOAM } from './cheese-foam.ts';
import { DESSERTS } from './desserts.ts';
import { FRIED } from './fried.ts';
import { FRUIT_TEA } from './fruit-tea.ts';
import { MILK_TEA } from './milk-tea.ts';
import { NOODLES } from './noodles.ts';
import { BAR_OPTIONS } from './options-bar.ts';
import { KITCHEN_OPTIONS } from './options-kitchen.ts';
import { PURE_TEA } from './pure-tea.ts';
import { RICE } from './rice.ts';
import { SECTIONS } from './sections.ts';
import { SET_STEPS } from './set-steps.ts';
import { SETS } from './sets.ts';
import { PAYMENT_METHODS, SHOP, TABLES, TAX_SETTINGS } from './shop.ts';

const CATEGORIES = [
  SETS,
  MILK_TEA,
  PURE_TEA,
  FRUIT_TEA,
  CHEESE_FOAM,
  RICE,
  NOODLES,
  FRIED,
  BRAISED,
  BRUNCH,
  DESSERTS,
];

/** Moon Lane Tea: a Taiwanese tea shop with a kitchen, business tax included in every price. */
export const TEAHOUSE = {
  shop: SHOP,
  sections: SECTIONS,
  tables: TABLES,
  paymentMethods: PAYMENT_METHODS,
  taxSettings: TAX_SETTINGS,
  categories: CATEGORIES,
  menu: buildMenu({
    shop: SHOP._id,
    categories: CATEGORIES,
    options: [...BAR_OPTIONS, ...KITCHEN_OPTIONS],
    setSteps: SET_STEPS,
  }),
};
