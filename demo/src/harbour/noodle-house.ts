import { category, dish, group } from '../menu/draft.ts';
import { MAINS } from './sections.ts';

const ASKED = ['strand', 'noodle-extras', 'requests', 'doggy-box'];

export const NOODLE_HOUSE = category(
  {
    id: 'harbour-noodle-house',
    name: ['Wonton & brisket', '雲吞・牛腩', '云吞·牛腩'],
    sections: MAINS,
    picture: 'brisket-noodles',
    goesWith: ['blanched-greens', 'iced-lemon-tea', 'wontons-in-soup', 'red-bean-ice'],
  },
  [
    group(
      'harbour-noodle-house-soup',
      ['Soup noodles', '湯麵', '汤面'],
      [
        dish('wonton-noodles', 'Shrimp wonton noodles', '鮮蝦雲吞麵', '鲜虾云吞面', 4800, {
          about: [
            'Four whole-shrimp wontons in dried flounder broth',
            '原隻鮮蝦雲吞四粒，大地魚湯底',
            '整只鲜虾云吞四颗，大地鱼汤底',
          ],
          options: ASKED,
          allergens: ['wheat', 'shellfish', 'egg', 'fish', 'sesame'],
          popular: true,
        }),
        dish('brisket-noodles', 'Braised beef brisket noodles', '柱侯牛腩麵', '柱侯牛腩面', 6000, {
          about: [
            'Slow-braised in chu hou bean paste, with bok choy',
            '柱侯醬慢火炆牛腩，配白菜仔',
            '柱侯酱慢火炖牛腩，配小白菜',
          ],
          options: ASKED,
          allergens: ['wheat', 'soy', 'egg', 'sesame'],
        }),
        dish('clear-brisket-noodles', 'Clear-broth brisket noodles', '清湯牛腩麵', '清汤牛腩面', 6400, {
          about: [
            'Brisket and white radish in a clear beef broth',
            '牛腩、白蘿蔔，清牛骨湯',
            '牛腩、白萝卜，清牛骨汤',
          ],
          options: ASKED,
          allergens: ['wheat', 'egg'],
        }),
        dish('wonton-brisket-noodles', 'Wonton and brisket noodles', '雲吞牛腩麵', '云吞牛腩面', 6600, {
          about: [
            'Two wontons and braised brisket in one bowl',
            '雲吞兩粒配柱侯牛腩，一碗雙享',
            '云吞两颗配柱侯牛腩，一碗双享',
          ],
          options: ASKED,
          allergens: ['wheat', 'shellfish', 'soy', 'egg', 'fish', 'sesame'],
        }),
        dish('fish-ball-noodles', 'Fish ball noodles', '魚蛋麵', '鱼丸面', 4400, {
          about: [
            'Hand-beaten fish balls, a pinch of white pepper',
            '手打魚蛋，彈牙鮮甜',
            '手打鱼丸，弹牙鲜甜',
          ],
          options: ASKED,
          allergens: ['wheat', 'fish', 'egg'],
        }),
        dish('four-treasures-noodles', 'Four treasures noodles', '四寶麵', '四宝面', 5200, {
          about: [
            'Fish balls, fish cake, beef balls and squid balls',
            '魚蛋、魚片、牛丸、墨魚丸',
            '鱼丸、鱼饼、牛肉丸、墨鱼丸',
          ],
          options: ASKED,
          allergens: ['wheat', 'fish', 'molluscs', 'egg', 'soy'],
        }),
      ],
    ),
    group(
      'harbour-noodle-house-dry',
      ['Tossed noodles', '撈麵', '捞面'],
      [
        dish('tossed-shrimp-roe-noodles', 'Tossed noodles with shrimp roe', '蝦子撈麵', '虾子捞面', 5200, {
          about: [
            'Thin egg noodles, lard, shrimp roe, soup on the side',
            '幼麵、豬油、蝦子，另上清湯',
            '细面、猪油、虾子，另配清汤',
          ],
          options: ['requests'],
          allergens: ['wheat', 'egg', 'shellfish'],
        }),
        dish('tossed-brisket-noodles', 'Tossed noodles with beef brisket', '牛腩撈麵', '牛腩捞面', 6600, {
          options: ['strand', 'requests'],
          allergens: ['wheat', 'egg', 'soy'],
        }),
        dish('ginger-scallion-noodles', 'Ginger and spring onion noodles', '薑蔥撈麵', '姜葱捞面', 4200, {
          about: ['Ginger and spring onion in hot oil', '滾油爆香薑蔥，簡單滋味', '热油爆香姜葱，简单滋味'],
          options: ['strand', 'requests'],
          allergens: ['wheat', 'egg', 'soy'],
          diets: ['vegetarian'],
        }),
        dish(
          'pork-knuckle-noodles',
          'Red beancurd pork knuckle noodles',
          '南乳豬手撈麵',
          '南乳猪手捞面',
          6200,
          {
            about: [
              'Pork knuckle braised in red fermented beancurd',
              '南乳炆豬手，皮軟肉滑',
              '南乳焖猪手，皮软肉滑',
            ],
            options: ['strand', 'requests'],
            allergens: ['wheat', 'egg', 'soy'],
            stock: { mode: 'limit', stockMode: 'sync', quantity: 3 },
          },
        ),
      ],
    ),
    group(
      'harbour-noodle-house-bowls',
      ['Bowls without noodles', '淨食', '单点'],
      [
        dish('wontons-in-soup', 'Wontons in soup', '淨雲吞', '清汤云吞', 5200, {
          about: ['Eight wontons and yellow chives', '雲吞八粒，灑上韭黃', '云吞八颗，撒韭黄'],
          options: ['requests'],
          allergens: ['wheat', 'shellfish', 'egg', 'fish', 'sesame'],
        }),
        dish('bowl-of-brisket', 'Bowl of braised brisket', '淨牛腩', '单点牛腩', 8200, {
          allergens: ['wheat', 'soy'],
        }),
      ],
    ),
  ],
);
