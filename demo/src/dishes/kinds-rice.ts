import { type Kind, ring, savoury, whole } from './kind.ts';
import type { PlacedTopping, Recipe } from './recipe.ts';
import { says } from './words.ts';

const baked = (...on: readonly PlacedTopping[]): Recipe => ({ vessel: 'oval', base: ['friedRiceBed'], on });
const BOWL: Recipe = { vessel: 'bowl', base: ['riceBowl'] };

const CURRY: Recipe = {
  vessel: 'plate',
  base: ['riceSide'],
  on: [
    ['curryPool', 122, 101, 0, 0.98],
    ['potato', 112, 74, 20, 0.95],
    ['carrot', 134, 132, 10, 0.95],
  ],
};

/** Rice on plates, in bowls, clay pots and baking dishes, and soups. */
export const RICE: readonly Kind[] = [
  whole(
    says(
      'braised (?:pork|minced pork) (?:on )?rice|lu ?rou ?fan|minced pork rice',
      '[滷卤魯鲁]肉[飯饭]|肉[燥臊][飯饭]',
    ),
    {
      vessel: 'bowl',
      ware: 'blue',
      base: ['riceBowl'],
      on: [
        ['braisedPork', 108, 102, 0, 1.12],
        ['teaEgg', 68, 84, -20, 1.3],
        ['pickle', 66, 122, 0, 0.9],
        ['scallion', 112, 96],
        ['coriander', 118, 118, 20, 0.7],
      ],
    },
  ),
  savoury(
    says('baked.*(?:portuguese|curry).*rice', '葡[國汁国].*焗|焗.*葡|咖[喱哩].*焗'),
    baked(['curryBed', 100, 100]),
  ),
  savoury(says('baked.*cheese', '芝士.*焗|焗.*芝士'), baked(['cheesePool', 100, 100])),
  savoury(
    says(
      'baked.*(?:cheese|cream|white sauce|seafood).*rice',
      '(?:芝士|白汁|忌廉|海[鮮鲜]).*焗.*[飯饭]|焗.*(?:芝士|白汁|忌廉|海[鮮鲜]).*[飯饭]',
    ),
    baked(['creamPool', 100, 100]),
  ),
  whole(
    says('baked pork chop rice', '焗[豬猪][扒排][飯饭]'),
    baked(
      ['tomatoPool', 108, 104, 0, 0.7],
      ['porkchop', 70, 96, -24, 0.98],
      ['porkchop', 128, 98, -20, 1.02],
      ['cheesePool', 100, 112, -8, 0.3],
      ['cheesePool', 138, 84, 20, 0.15],
      ['cheesePool', 70, 84, -30, 0.13],
    ),
  ),
  savoury(says('baked', '焗'), baked(['tomatoPool', 100, 100])),
  whole(says('mapo tofu.*rice', '麻婆豆腐[飯饭]'), {
    vessel: 'plate',
    base: ['riceSide'],
    on: [
      ['tomatoPool', 122, 101, 90, 0.56],
      ['tofu', 112, 76, 10, 0.85],
      ['tofu', 138, 90, -14, 0.85],
      ['tofu', 112, 108, 24, 0.85],
      ['tofu', 136, 122, 40, 0.85],
      ['minced', 124, 100],
      ['scallion', 126, 96],
    ],
  }),
  savoury(says('clay ?pot', '煲仔|砂[鍋锅]|瓦煲|煲$'), { vessel: 'pot', ware: 'clay', base: ['riceBowl'] }),
  savoury(says('fried rice', '炒[飯饭]'), { vessel: 'plate', base: ['friedRice'] }),
  savoury(says('curry.*rice|curry', '咖[喱哩]'), CURRY),
  savoury(
    says('(?:rice|don) bowl|donburi|don|pork belly rice', '丼|控肉[飯饭]|爌肉[飯饭]|蓋[飯饭]|盖[飯饭]'),
    BOWL,
  ),
  savoury(says('sizzling|iron plate', '[鐵铁]板'), {
    vessel: 'sizzler',
    on: [['blackPepper', 100, 102, 0, 1.1]],
  }),
  savoury(says('hot ?pot', '火[鍋锅]'), { vessel: 'pot', ware: 'iron', base: ['brownSoup'] }),
  savoury(says('rice', '[飯饭]'), { vessel: 'plate', base: ['rice'] }),
  savoury(says('cream(?:y)? .*soup|chowder|cream of', '忌廉.*[湯汤]|周打|[濃浓][湯汤]'), {
    vessel: 'bowl',
    base: ['milkSoup'],
  }),
  savoury(says('tomato soup', '番茄[^麵面]*[湯汤]'), { vessel: 'bowl', base: ['tomatoSoup'] }),
  savoury(says('thick soup|geng|hot and sour', '羹|酸辣'), { vessel: 'bowl', base: ['thickSoup'] }),
  savoury(says('wontons?(?: soup| in soup)?$', '[淨净][雲云]吞'), {
    vessel: 'bowl',
    base: ['clearSoup'],
    on: ring('wonton', 4, 1.15, 32),
  }),
  savoury(says('soup|broth', '[湯汤](?!圓|圆)'), { vessel: 'bowl', base: ['clearSoup'] }),
];
