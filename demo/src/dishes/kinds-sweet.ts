import type { PieceOptions } from './drawing.ts';
import { type Kind, sweet, whole } from './kind.ts';
import type { Piece } from './pieces.ts';
import type { Recipe } from './recipe.ts';
import { says } from './words.ts';

const three = (piece: Piece, ...colours: readonly [string, string, string]): Recipe => ({
  vessel: 'plate',
  pieces: [[70, 84] as const, [130, 82] as const, [101, 130] as const].map(([x, y], index) => ({
    piece,
    at: [x, y, index * 20, 1.02] as const,
    options: optionsOf(colours[index]),
  })),
});

const optionsOf = (colour: string | undefined): PieceOptions => (colour ? { colour, foam: '#fff' } : {});

/** Ices, sweet soups, puddings and other desserts. */
export const SWEETS: readonly Kind[] = [
  sweet(says('mango (?:shaved ice|snow|ice)', '芒果.*(?:刨冰|雪花冰|綿綿冰|绵绵冰|冰$)'), {
    vessel: 'bowl',
    ware: 'celadon',
    base: ['mangoIce'],
    on: [['condensedMilk', 100, 92]],
  }),
  sweet(says('(?:milk|snow) ?flake ice|snow ice|milk shaved ice', '雪花冰|[綿绵]{2}冰|牛奶冰'), {
    vessel: 'bowl',
    base: ['milkIce'],
    on: [['brownSyrup', 100, 88, 0, 0.8]],
  }),
  sweet(says('shaved ice|bao ?bing', '[刨剉锉]冰|八[寶宝]冰'), {
    vessel: 'bowl',
    base: ['shavedIce'],
    on: [['brownSyrup', 100, 88, 0, 0.8]],
  }),
  sweet(says('tofu pudding|tofu fa|bean curd pudding|douhua|tau fu fa', '豆[腐]?[花]|豆腐花'), {
    vessel: 'bowl',
    ware: 'blue',
    base: ['tofuPudding'],
  }),
  sweet(says('mango pomelo sago|mango.*(?:sago|pomelo)', '[楊杨]枝甘露|芒果西米'), {
    vessel: 'bowl',
    ware: 'celadon',
    base: ['mango'],
    on: [
      ['sago', 84, 118],
      ['sago', 118, 84, 0, 0.9],
      ['mangoCube', 84, 80, 10, 1.1],
      ['mangoCube', 112, 74, 40, 1.1],
      ['mangoCube', 128, 104, 70, 1.1],
      ['mangoCube', 100, 104, 20, 1.1],
      ['pomelo', 108, 126, 0, 1.1],
      ['mint', 122, 124, 30, 0.8],
    ],
  }),
  whole(says('steamed egg(?: custard| pudding)?|chawanmushi', '[燉炖]蛋|蒸[水]?蛋|茶碗蒸'), {
    vessel: 'bowl',
    ware: 'blue',
    base: ['steamedCustard'],
  }),
  sweet(says('sago|coconut milk', '西米|椰汁|摩摩喳喳|喳喳'), {
    vessel: 'bowl',
    ware: 'celadon',
    base: ['coconutSoup'],
    on: [
      ['sago', 92, 116, 0, 1.2],
      ['sago', 112, 86, 0, 1],
    ],
  }),
  sweet(says('tang ?yuan|glutinous rice (?:ball|dumpling)', '[湯汤][圓圆丸]|[湯汤]丸'), {
    vessel: 'bowl',
    base: ['gingerSyrup'],
    on: [
      ['riceBalls', 100, 102, 0, 1.15],
      ['gingerSlices', 84, 134, 0, 0.9],
    ],
  }),
  whole(
    says('matcha mochi|mochi.*matcha', '抹茶.*(?:麻糬|[糯]米糍|大福)'),
    three('mochi', '#a9c46a', '#b9d07c', '#a9c46a'),
  ),
  whole(says('mochi|daifuku', '麻糬|糯米糍|大福'), three('mochi', '#fdf6ee', '#f3c0c4', '#b9d07c')),
  whole(says('(?:egg|caramel|custard|cream) pudding|pudding|creme caramel', '布丁|布甸'), {
    vessel: 'plate',
    ware: 'celadon',
    on: [
      ['brownSyrup', 100, 108, 0, 1.2],
      ['pudding', 100, 98, 0, 1.75],
      ['mint', 118, 84, 30, 0.7],
    ],
  }),
  sweet(says('grass jelly|herbal jelly|(?:burnt )?xian ?cao', '仙草|[涼凉]粉|[龜龟]苓膏'), {
    vessel: 'bowl',
    base: ['gingerSyrup'],
    on: [
      ['grassJelly', 84, 92, 0, 1.2],
      ['grassJelly', 112, 114, 60, 1.2],
    ],
  }),
  sweet(says('aiyu|ai ?yu', '[愛爱]玉'), {
    vessel: 'bowl',
    base: ['gingerSyrup'],
    on: [
      ['aiyu', 84, 92, 0, 1.2],
      ['aiyu', 112, 114, 60, 1.2],
      ['lemon', 128, 78, 20, 0.8],
    ],
  }),
  sweet(says('taro ball|sweet potato ball|yu ?yuan', '芋[圓圆]|地瓜[圓圆]'), {
    vessel: 'bowl',
    base: ['gingerSyrup'],
    on: [
      ['taroBalls', 88, 92, 0, 1.15],
      ['taroBalls', 112, 118, 60, 1.15],
    ],
  }),
  sweet(says('ice ?cream|sundae|gelato', '雪糕|冰淇淋|霜淇淋|新地'), {
    vessel: 'bowl',
    ware: 'celadon',
    on: [
      ['iceCream', 82, 90, 0, 1.15],
      ['iceCream', 120, 96, 40, 1.15],
      ['iceCream', 98, 126, 80, 1.1],
    ],
  }),
  sweet(
    says(
      'mango (?:bowl|dessert)|fruit (?:bowl|platter|salad|plate)|sliced fruit',
      '[鮮鲜生]果[盤盘沙碟]|水果[盤盘]',
    ),
    {
      vessel: 'plate',
      ware: 'celadon',
      on: [
        ['orange', 70, 82, 0, 1.2],
        ['watermelon', 124, 80, 0, 1.2],
        ['kiwi', 72, 124, 0, 1.1],
        ['strawberry', 118, 126, 0, 1.1],
        ['grapes', 98, 102, 0, 0.9],
      ],
    },
  ),
  whole(
    says('red bean cake|rice cake|put chai ko', '[砵缽钵]仔糕|[年紅红]豆?糕|[馬马]拉糕'),
    three('mochi', '#d9a05a', '#e6b878', '#d9a05a'),
  ),
];
