import { FRUIT } from './toppings-fruit.ts';
import { GREENS } from './toppings-greens.ts';
import { JELLY } from './toppings-jelly.ts';
import { LARDER } from './toppings-larder.ts';
import { MEAT } from './toppings-meat.ts';
import { ROAST } from './toppings-roast.ts';
import { SEAFOOD } from './toppings-seafood.ts';
import { SNACK } from './toppings-snack.ts';
import { SWEET } from './toppings-sweet.ts';

/** Toppings by name, each drawn around 0,0. */
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
