import type { PlacedTopping, Recipe } from './recipe.ts';
import { oneOf, type Random } from './seeded.ts';
import { polar, times } from './shapes.ts';
import type { Topping } from './toppings.ts';
import type { Ware } from './ware.ts';

/** Toppings that words of a name may add to those of a kind. */
type Adds = 'savoury' | 'sweet' | 'nothing';

/** A way of serving, before the words of the name add to it. */
export interface Laid {
  readonly recipe: Recipe;
  readonly adds: Adds;
}

/** A kind of dish: the words that name it and how it is laid. */
export interface Kind {
  readonly words: RegExp;
  readonly lay: (random: Random, name: string) => Laid;
}

/** Returns a kind whose picture is whole as it is. */
export function whole(words: RegExp, recipe: Recipe): Kind {
  return { words, lay: () => ({ recipe, adds: 'nothing' }) };
}

/** Returns a kind to which the name's other words add savoury toppings. */
export function savoury(words: RegExp, recipe: Recipe): Kind {
  return { words, lay: () => ({ recipe, adds: 'savoury' }) };
}

/** Returns a kind to which the name's other words add sweet toppings. */
export function sweet(words: RegExp, recipe: Recipe): Kind {
  return { words, lay: () => ({ recipe, adds: 'sweet' }) };
}

/** Returns the same topping several times in a ring about the middle. */
export function ring(topping: Topping, count: number, scale = 1, radius = 34): readonly PlacedTopping[] {
  return times(count, (index): PlacedTopping => {
    const [x, y] = polar(100, 101, radius, (index * 360) / count - 135);
    return [topping, x, y, index * 37, scale];
  });
}

/** Returns crockery for a dish that does not name its own. */
export function anyWare(random: Random): Ware {
  return oneOf(random, 'blue', 'red', 'green', 'white', 'celadon');
}
