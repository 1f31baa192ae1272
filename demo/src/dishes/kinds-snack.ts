import { type Kind, ring, savoury, whole } from './kind.ts';
import type { PlacedTopping, Recipe } from './recipe.ts';
import { says } from './words.ts';

const paper = (on: readonly PlacedTopping[]): Recipe => ({ vessel: 'paper', ware: 'red', on });

const heap = (topping: 'popcornChicken' | 'sweetPotatoBall'): readonly PlacedTopping[] => [
  ...ring(topping, 7, 1.3, 44),
  ...ring(topping, 4, 1.35, 20),
];

const FRIED_TOFU: readonly PlacedTopping[] = [
  ['friedTofu', 76, 74, -10, 1.25],
  ['friedTofu', 124, 72, 14, 1.25],
  ['friedTofu', 70, 120, 8, 1.25],
  ['friedTofu', 116, 114, -16, 1.3],
];

const KIMCHI: readonly PlacedTopping[] = [
  ['kimchi', 142, 132, 20, 0.95],
  ['kimchi', 124, 146, 80, 0.85],
];

/** Street food and fried plates, most of them Taiwanese. */
export const SNACKS: readonly Kind[] = [
  whole(
    says(
      'popcorn chicken|salt(?:ed)? crispy chicken|crispy chicken bite|chicken karaage|karaage',
      '[鹽盐]酥[雞鸡]|[雞鸡]米花|唐[揚扬]',
    ),
    paper([...heap('popcornChicken'), ['basil', 84, 76, 10, 1.1], ['basil', 124, 122, 80, 1]]),
  ),
  whole(
    says(
      '(?:fried|crispy|large|giant) chicken (?:cutlet|fillet|steak)',
      '大?[雞鸡]排(?![飯饭麵面])|炸[雞鸡]扒',
    ),
    paper([
      ['cutlet', 100, 102, -24, 1.4],
      ['basil', 134, 138, 30, 0.9],
    ]),
  ),
  whole(
    says('sweet potato balls?(?! in)', '(?:地瓜|[番甘红紅]薯)(?:球|丸子)'),
    paper([...heap('sweetPotatoBall'), ['sesameSeeds', 100, 98, 0, 1.2]]),
  ),
  whole(
    says('sweet potato (?:fries|chip)', '(?:炸)?(?:地瓜|[番甘][薯])[條条]|地瓜薯'),
    paper([['sweetPotatoFries', 100, 100, 0, 1.15]]),
  ),
  whole(says('(?:fried|dry) (?:green|string) beans?', '[炸煸]四季豆|四季豆'), {
    vessel: 'plate',
    on: [
      ['stringBeans', 100, 100, 0, 1.25],
      ['friedGarlic', 100, 98, 0, 1.1],
    ],
  }),
  whole(says('fries|french fries|chips', '薯[條条]'), paper([['friesHeap', 100, 100, 0, 1.15]])),
  whole(says('stinky tofu', '臭豆腐'), {
    vessel: 'plate',
    on: [...FRIED_TOFU, ...KIMCHI, ['sauce', 100, 96, 0, 0.3], ['coriander', 92, 94]],
  }),
  whole(says('fried (?:bean curd|tofu)|crispy tofu|salt and pepper tofu', '[炸脆酥椒][^飯饭麵面]{0,3}豆腐'), {
    vessel: 'plate',
    on: [...FRIED_TOFU, ['friedTofu', 134, 130, 20, 1.1], ['scallion', 98, 96], ['chilli', 96, 100]],
  }),
  savoury(says('pizza', '薄[餅饼]|比[薩萨]'), {
    vessel: 'plate',
    pieces: [{ piece: 'scallionPancake' }],
    on: [
      ['tomato', 78, 88, 0, 0.9],
      ['cheese', 116, 112, 24, 0.8],
      ['basil', 112, 76, 10, 0.9],
    ],
  }),
  whole(says('scallion pancake|spring onion pancake|onion pancake', '[蔥葱][油抓]?[抓油]?[餅饼]|抓[餅饼]'), {
    vessel: 'plate',
    pieces: [{ piece: 'scallionPancake' }],
  }),
  whole(says('egg crepe|danbing|taiwanese omelette|egg roll', '蛋[餅饼]'), {
    vessel: 'plate',
    pieces: [{ piece: 'eggRoll' }],
  }),
  whole(says('oyster omelette', '蚵仔煎|[蠔蚝][餅饼煎]'), {
    vessel: 'plate',
    on: [
      ['omelette', 100, 102, -8, 1.4],
      ['oyster', 78, 96, 10, 1],
      ['oyster', 112, 92, 60, 1],
      ['oyster', 100, 116, 120, 0.9],
      ['kimchi', 132, 116, 30, 0.7],
      ['coriander', 90, 116],
    ],
  }),
  whole(says('rice ball|onigiri', '[飯饭][糰团]'), { vessel: 'plate', pieces: [{ piece: 'riceBall' }] }),
  whole(says('curry fish ?ball|fish ?ball skewer|fish ?balls?$', '咖[喱哩][魚鱼]蛋|[魚鱼]蛋(?:串|$)'), {
    vessel: 'paper',
    ware: 'red',
    pieces: [{ piece: 'skewers' }],
  }),
  whole(says('skewer|satay sticks?|yakitori', '串(?:燒|烧)?|沙嗲串'), {
    vessel: 'paper',
    ware: 'red',
    pieces: [{ piece: 'skewers', options: { colour: '#a8643a', foam: '#6d300e' } }],
  }),
  savoury(says('borscht|russian soup', '[羅罗]宋[湯汤]'), {
    vessel: 'bowl',
    base: ['borscht'],
    on: [
      ['brisket', 84, 90, 10, 1],
      ['brisket', 116, 112, 50, 1],
      ['tomato', 118, 80, 0, 0.8],
      ['potato', 82, 120, 20, 0.9],
      ['coriander', 102, 100, 0, 0.8],
    ],
  }),
  whole(says('tea egg|soy egg|marinated egg|braised egg', '茶[葉叶]蛋|[滷卤]蛋|溏心蛋'), {
    vessel: 'plate',
    on: [
      ['sauce', 100, 106, 0, 1],
      ['teaEgg', 78, 92, -14, 1.5],
      ['teaEgg', 122, 92, 14, 1.5],
      ['teaEgg', 100, 126, 90, 1.4],
    ],
  }),
  whole(says('onsen egg|soft(?:-| )boiled egg', '[溫温]泉蛋'), {
    vessel: 'bowl',
    base: ['gingerSyrup'],
    on: [
      ['softEgg', 100, 100, 0, 1.6],
      ['scallion', 116, 118],
    ],
  }),
  whole(says('(?:marinated|braised|soy) (?:platter|dried tofu|selection)|luwei', '[滷卤]味|[滷卤]水'), {
    vessel: 'plate',
    ware: 'celadon',
    on: [
      ['sauce', 100, 106, 0, 1.25],
      ['friedTofu', 72, 84, -10, 1.1],
      ['teaEgg', 126, 78, 20, 1.2],
      ['brisket', 118, 112, 20, 1.2],
      ['brisket', 90, 118, 60, 1.2],
      ['seaweed', 98, 88, 10, 0.9],
      ['scallion', 100, 102],
    ],
  }),
];
