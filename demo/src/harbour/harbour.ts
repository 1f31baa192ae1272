import { buildMenu } from '../menu/build.ts';
import { BAKED } from './baked.ts';
import { BREAKFAST } from './breakfast.ts';
import { CONGEE } from './congee.ts';
import { DESSERTS } from './desserts.ts';
import { DRINKS } from './drinks.ts';
import { NOODLE_HOUSE } from './noodle-house.ts';
import { NOODLES } from './noodles.ts';
import { BAR_OPTIONS } from './options-bar.ts';
import { KITCHEN_OPTIONS } from './options-kitchen.ts';
import { RICE } from './rice.ts';
import { SECTIONS } from './sections.ts';
import { SET_STEPS } from './set-steps.ts';
import { SETS } from './sets.ts';
import { PAYMENT_METHODS, SHOP, TABLES } from './shop.ts';
import { SNACKS } from './snacks.ts';
import { STIR_FRIED } from './stir-fried.ts';
import { TOAST } from './toast.ts';

const CATEGORIES = [
  SETS,
  BREAKFAST,
  NOODLES,
  NOODLE_HOUSE,
  CONGEE,
  RICE,
  BAKED,
  STIR_FRIED,
  TOAST,
  SNACKS,
  DESSERTS,
  DRINKS,
];

/** Harbour Lane Café: a Hong Kong cha chaan teng, without tax, with a service charge. */
export const HARBOUR = {
  shop: SHOP,
  sections: SECTIONS,
  tables: TABLES,
  paymentMethods: PAYMENT_METHODS,
  taxSettings: [],
  categories: CATEGORIES,
  menu: buildMenu({
    shop: SHOP._id,
    categories: CATEGORIES,
    options: [...KITCHEN_OPTIONS, ...BAR_OPTIONS],
    setSteps: SET_STEPS,
  }),
};
