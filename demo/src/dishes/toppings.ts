import { FRUIT } from './toppings-fruit.ts';
import { GREENS } from './toppings-greens.ts';
import { JELLY } from './toppings-jelly.ts';
import { LARDER } from './toppings-larder.ts';
import { MEAT } from './toppings-meat.ts';
import { ROAST } from './toppings-roast.ts';
import { SEAFOOD } from './toppings-seafood.ts';
import { SNACK } from './toppings-snack.ts';
import { SWEET } from './toppings-sweet.ts';

/** What lies on top of a dish, by name; each is drawn around 0,0. */
export const TOPPINGS = {
  ...MEAT,
  ...ROAST,
  ...SEAFOOD,
  ...GREENS,
  ...LARDER,
  ...SWEET,
  ...SNACK,
  ...JELLY,
  ...FRUIT,
};

/** The name of a topping. */
export type Topping = keyof typeof TOPPINGS;
