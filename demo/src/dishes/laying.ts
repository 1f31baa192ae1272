import type { PlacedTopping, Recipe } from './recipe.ts';
import { between, type Random } from './seeded.ts';
import { type Point, polar, times } from './shapes.ts';
import type { ToppingWords } from './topping-words.ts';
import type { Topping } from './toppings.ts';

/** Placement of toppings in a vessel: its centre, the distances between groups and pieces, their scale. */
interface Room {
  readonly middle: Point;
  readonly groups: number;
  readonly pieces: number;
  readonly scale: number;
  readonly kinds: number;
  readonly stretch: Point;
}

const WIDE: Room = { middle: [100, 101], groups: 28, pieces: 27, scale: 1, kinds: 3, stretch: [1, 1] };
const GLASS: Room = { middle: [98, 106], groups: 21, pieces: 20, scale: 0.92, kinds: 3, stretch: [1, 1] };
const CUP: Room = { middle: [98, 101], groups: 0, pieces: 17, scale: 0.7, kinds: 1, stretch: [1, 1] };
const LONG: Room = {
  middle: [100, 100],
  groups: 28,
  pieces: 25,
  scale: 0.98,
  kinds: 3,
  stretch: [1.4, 0.72],
};
/** Beside a heap of rice on its left. */
const BESIDE: Room = {
  middle: [124, 100],
  groups: 22,
  pieces: 19,
  scale: 0.92,
  kinds: 2,
  stretch: [0.8, 1.15],
};

function roomOf({ vessel, base }: Recipe): Room {
  if (vessel === 'glass') return GLASS;
  if (vessel === 'cup') return CUP;
  if (vessel === 'oval' || vessel === 'sizzler') return LONG;
  return base?.includes('riceSide') ? BESIDE : WIDE;
}

const isLaid = (recipe: Recipe, { topping }: ToppingWords) =>
  (recipe.on ?? []).some(([laid]) => laid === topping);

/** Strewn over the dish: these take no place of their own. */
const SEASONINGS: ReadonlySet<Topping> = new Set(['chilli', 'pepper', 'peanuts', 'onion']);

/** Lays what the words found: one kind around the middle, two or three kinds in groups of their own. */
export function scatterToppings(
  recipe: Recipe,
  found: readonly ToppingWords[],
  random: Random,
): readonly PlacedTopping[] {
  const room = roomOf(recipe);
  const fresh = found.filter((entry) => !isLaid(recipe, entry));
  const groups = fresh.filter(({ topping }) => !SEASONINGS.has(topping)).slice(0, room.kinds);
  const seasonings = fresh.filter(({ topping }) => SEASONINGS.has(topping)).slice(0, 2);
  const isAlone = groups.length === 1;
  const isBare = isAlone && !recipe.base && !recipe.on?.length && recipe.vessel === 'plate';
  const scale = room.scale * (isBare ? 1.3 : 1);
  const turn = between(random, -30, 30);
  const first = room.stretch[0] > 1 ? 180 : -90;
  const stretched = (x: number, y: number): Point => [
    room.middle[0] + (x - room.middle[0]) * room.stretch[0],
    room.middle[1] + (y - room.middle[1]) * room.stretch[1],
  ];
  const grouped = groups.flatMap((entry, nth) => {
    const angle = turn + (isAlone ? 0 : (nth * 360) / groups.length + first);
    const [groupX, groupY] = polar(room.middle[0], room.middle[1], isAlone ? 0 : room.groups, angle);
    const count = isAlone ? entry.count : Math.min(entry.count, 3);
    const apart = count === 1 ? 0 : room.pieces * (isAlone ? 1 : 0.66) * (isBare ? 1.2 : 1);
    return times(count, (index): PlacedTopping => {
      const [x, y] = stretched(...polar(groupX, groupY, apart, angle + (index * 360) / count));
      return [
        entry.topping,
        x,
        y,
        between(random, -24, 24) + (count === 1 ? 0 : index * 40),
        entry.scale * scale,
      ];
    });
  });
  const strewn = seasonings.map(({ topping, scale }, nth): PlacedTopping => {
    const [x, y] = stretched(...polar(room.middle[0], room.middle[1], 16, turn + nth * 180));
    return [topping, x, y, turn, scale * room.scale];
  });
  return [...grouped, ...strewn];
}

/** Scallions and a leaf over soups, noodles and rice, away from the middle. */
export function garnish(recipe: Recipe, random: Random): readonly PlacedTopping[] {
  if (!recipe.base?.length || recipe.vessel === 'oval') return [];
  const turn = between(random, 0, 360);
  const [x, y] = polar(100, 100, 34, turn);
  const [leafX, leafY] = polar(100, 100, 22, turn + 150);
  const leaf: PlacedTopping = [random() > 0.5 ? 'coriander' : 'scallion', leafX, leafY, random() * 90, 0.8];
  return [['scallion', x, y, 0, 1], leaf];
}
