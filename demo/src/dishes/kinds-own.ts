import { type Kind, ring, sweet, whole } from './kind.ts';
import type { PlacedTopping, Recipe } from './recipe.ts';
import { says } from './words.ts';

/** Two slices of toast with something else than butter on the upper one. */
const onToast = (...on: readonly PlacedTopping[]): Recipe => ({
  vessel: 'plate',
  pieces: [{ piece: 'toast', options: { butter: false, colour: '#fbe3a8' } }],
  on,
});

const iced = (colour: string, foam: string, cubes = 3): Recipe => ({
  vessel: 'glass',
  pieces: [{ piece: 'iced', options: { colour, foam, cubes } }],
  extra: ['straw'],
  straw: '#d8452c',
});

/** Dishes that are not what the words in their names say elsewhere; asked before all others. */
export const OWN_KINDS: readonly Kind[] = [
  whole(
    says('scrambled eggs? (?:with|on) toast', '[滑炒]蛋(?:多士|吐司)'),
    onToast(['scrambled', 114, 112, 0, 1.25], ['scallion', 118, 108, 0, 0.8]),
  ),
  whole(
    says('ham and egg (?:with )?toast', '火腿.{0,2}蛋(?:多士|吐司)'),
    onToast(['ham', 72, 74, 16, 1.1], ['egg', 118, 116, 0, 1.1]),
  ),
  whole(
    says('(?:two|fried) eggs? with (?:buttered )?toast', '煎[雙双]?蛋(?:牛油|[黃黄]油)?(?:多士|吐司)$'),
    onToast(['egg', 70, 76, 0, 1], ['egg', 118, 116, 40, 1.05]),
  ),
  whole(
    says('tuna.*toast', '(?:吞拿|[鮪鲔金][魚鱼枪槍]).*(?:多士|吐司)'),
    onToast(['minced', 116, 112, 0, 1.1], ['cucumber', 92, 124, 20, 0.8], ['scallion', 122, 104, 0, 0.8]),
  ),
  whole(says('taro.*toast', '芋.*(?:多士|吐司)'), {
    vessel: 'plate',
    pieces: [{ piece: 'toast', options: { butter: false, colour: '#b497c6' } }],
    on: [['minced', 116, 110, 0, 0.9]],
  }),
  whole(says('omelette with a (?:soft )?roll', '(?:奄列|煎蛋[卷捲])配?餐包'), {
    vessel: 'plate',
    pieces: [{ piece: 'roll', at: [84, 72, -10, 0.9], options: { colour: '#d98a35', foam: '#f7d79a' } }],
    on: [
      ['omelette', 108, 122, -8, 1.1],
      ['coriander', 140, 128, 0, 0.8],
    ],
  }),
  whole(says('ox[- ]tongue pastry', '牛[脷舌]酥'), {
    vessel: 'plate',
    pieces: [
      { piece: 'roll', at: [86, 80, -18, 1], options: { colour: '#b8742c', foam: '#e6b45e' } },
      { piece: 'roll', at: [114, 124, 6, 1], options: { colour: '#b8742c', foam: '#e6b45e' } },
    ],
  }),
  whole(
    says(
      'steamed milk|double[- ]skin milk|ginger milk (?:curd|pudding)',
      '[雙双]皮奶|[薑姜]汁?撞奶|[燉炖]奶',
    ),
    { vessel: 'bowl', ware: 'blue', base: ['steamedMilk'], extra: ['spoon'] },
  ),
  sweet(says('oatmeal', '[麥麦]皮|燕[麥麦](?:粥|片)'), {
    vessel: 'bowl',
    ware: 'white',
    base: ['oatmeal'],
    on: [['oats', 104, 98, 0, 1.3]],
    extra: ['spoon'],
  }),
  sweet(says('(?:pumpkin|millet).*congee', '南瓜.*粥|小米粥'), {
    vessel: 'bowl',
    base: ['millet'],
    on: [
      ['sweetPotato', 84, 92, 0, 0.8],
      ['sweetPotato', 116, 112, 60, 0.8],
    ],
  }),
  sweet(says('red bean soup with rice dumplings', '[紅红]豆[湯汤][圓圆]'), {
    vessel: 'bowl',
    base: ['redBean'],
    on: [['riceBalls', 100, 102, 0, 1.15]],
  }),
  whole(says('smoked plum|sour plum', '酸梅[湯汤]'), iced('#5a2418', '#8a4a34')),
  whole(says('glass of milk', '小杯[鮮鲜]奶'), iced('#fffaf0', '#fff', 0)),
  whole(says('savou?ry soy milk', '[鹹咸]豆[漿浆]'), {
    vessel: 'bowl',
    ware: 'blue',
    base: ['milkSoup'],
    on: [
      ['youtiao', 84, 92, -30, 1],
      ['youtiao', 116, 116, -22, 0.95],
      ['shrimp', 118, 80, 0, 0.7],
      ['scallion', 92, 124],
      ['chilli', 112, 100, 0, 0.7],
    ],
  }),
  whole(says('century egg tofu', '皮蛋豆腐'), {
    vessel: 'plate',
    ware: 'celadon',
    on: [
      ['tofu', 74, 88, 10, 1.15],
      ['tofu', 118, 80, -14, 1.15],
      ['tofu', 100, 122, 30, 1.15],
      ['sauce', 100, 104, 0, 0.6],
      ['centuryEgg', 84, 104, 20, 1],
      ['centuryEgg', 122, 106, -40, 1],
      ['scallion', 102, 92],
    ],
  }),
  whole(says('tofu strips with small dried fish', '小[魚鱼]豆干'), {
    vessel: 'plate',
    on: [...ring('friedTofu', 4, 0.9, 26), ['peanuts', 100, 100], ['chilli', 100, 104]],
  }),
  whole(says('iron egg|tea egg|braised egg', '[鐵铁滷卤]蛋$|[鐵铁]蛋'), {
    vessel: 'plate',
    on: [['sauce', 100, 108, 0, 1], ...ring('teaEgg', 3, 1.35, 28)],
  }),
  whole(says('pickled cabbage', '[臺台]式泡菜'), {
    vessel: 'plate',
    on: [
      ['lettuce', 82, 88, 0, 1],
      ['pickle', 116, 86, 20, 1.1],
      ['lettuce', 112, 122, 60, 1],
      ['carrot', 86, 118, 0, 0.8],
      ['chilli', 104, 100, 0, 0.7],
    ],
  }),
  whole(says('bowl of (?:braised )?brisket', '[淨净]牛腩|单点牛腩'), {
    vessel: 'bowl',
    ware: 'red',
    base: ['brownSoup'],
    on: [
      ['brisket', 82, 82, 12, 1.2],
      ['brisket', 116, 78, 74, 1.15],
      ['brisket', 78, 112, -58, 1.15],
      ['brisket', 124, 110, -14, 1.2],
      ['brisket', 100, 130, 30, 1.15],
      ['brisket', 102, 102, -30, 1.25],
      ['scallion', 108, 96],
      ['scallion', 92, 118],
    ],
  }),
  whole(says('green salad', '生菜沙[拉律]'), {
    vessel: 'bowl',
    ware: 'celadon',
    on: [
      ['lettuce', 78, 86, 0, 1.2],
      ['lettuce', 122, 90, 40, 1.2],
      ['lettuce', 98, 124, 80, 1.2],
      ['tomato', 126, 118, 0, 0.8],
      ['cucumber', 76, 112, 0, 1],
      ['sesame', 100, 100, 0, 1.5],
    ],
  }),
  whole(says('milk hot ?pot', '牛奶.*[鍋锅]'), {
    vessel: 'pot',
    ware: 'iron',
    base: ['milkSoup'],
    on: [
      ['beef', 84, 80, 10, 1.05],
      ['beef', 112, 76, 50, 1.05],
      ['fishball', 132, 104],
      ['fishball', 122, 124],
      ['bokchoy', 74, 118, -70, 0.95],
      ['mushroom', 100, 128, 20, 0.95],
    ],
  }),
];
