import { type Kind, whole } from './kind.ts';
import { says } from './words.ts';

/** Plates without noodles or rice, and set meals; asked last, as their words are the most general. */
export const PLATES: readonly Kind[] = [
  whole(says('youtiao|dough stick|fried dough', '油[條条]|油炸鬼'), {
    vessel: 'plate',
    pieces: [{ piece: 'youtiaoSticks' }],
  }),
  whole(
    says(
      '(?:blanched|boiled|poached|seasonal|stir(?:-| )?fried) (?:greens|vegetable|choi|choy|lettuce|kale).*|greens|kai[- ]?lan|choy ?sum|bok ?choy|water spinach|cabbage',
      '油菜|[灼燙烫]?(?:[時时]菜|[時时]蔬|青菜|菜心|芥[蘭兰]|生菜|白菜|通菜|空心菜|地瓜葉|地瓜叶|高[麗丽]菜|西[蘭兰]花)',
    ),
    {
      vessel: 'plate',
      ware: 'celadon',
      on: [
        ['bokchoy', 70, 92, -30, 1.1],
        ['bokchoy', 92, 84, -8, 1.15],
        ['bokchoy', 116, 88, 14, 1.15],
        ['bokchoy', 136, 100, 36, 1.05],
        ['sauce', 104, 128, 0, 0.7],
        ['sesame', 104, 124],
      ],
    },
  ),
  whole(says('wing', '[雞鸡](?:中)?[翼翅]'), {
    vessel: 'plate',
    on: [
      ['sauce', 100, 106, 0, 1.25],
      ['wing', 80, 72, -34, 1.1],
      ['wing', 126, 82, 20, 1.1],
      ['wing', 76, 116, -8, 1.1],
      ['wing', 120, 128, 14, 1.1],
      ['sesame', 100, 98, 0, 1.6],
      ['coriander', 100, 102, 0, 0.9],
    ],
  }),
  whole(says('steamed (?:whole )?fish|steamed (?:grouper|sea bass|tilapia)', '[清]?蒸.*[魚鱼]'), {
    vessel: 'plate',
    on: [
      ['sauce', 100, 108, 0, 1.2],
      ['steamedFish', 100, 100, -8, 1],
      ['scallion', 104, 100, 0, 1.2],
      ['chilli', 90, 104],
    ],
  }),
  whole(says('steamed (?:minced )?(?:pork|meat) (?:patty|cake)?|meat ?cake', '蒸肉[餅饼]|肉[餅饼]'), {
    vessel: 'plate',
    on: [
      ['meatPatty', 100, 102, 0, 1.2],
      ['teaEgg', 100, 98, 0, 1.1],
      ['scallion', 122, 120],
    ],
  }),
  whole(says('mapo tofu|braised tofu|tofu', '麻婆|[紅红][燒烧]豆腐|豆腐'), {
    vessel: 'bowl',
    ware: 'celadon',
    base: ['darkSoup'],
    on: [
      ['tofu', 74, 82, 10, 1],
      ['tofu', 112, 74, -14, 1],
      ['tofu', 132, 106, 20, 1],
      ['tofu', 92, 112, 40, 1],
      ['tofu', 112, 136, -8, 1],
      ['minced', 100, 100, 0, 1.2],
      ['scallion', 106, 92, 0, 1.2],
      ['chilli', 90, 130],
    ],
  }),
  whole(says('scrambled eggs?', '[滑炒]蛋'), {
    vessel: 'plate',
    on: [
      ['scrambled', 100, 100, 0, 1.5],
      ['coriander', 118, 112],
    ],
  }),
  whole(says('omelette|scrambled egg with|egg with shrimp', '煎蛋[角卷捲]|奄列|[滑炒]蛋'), {
    vessel: 'plate',
    on: [
      ['omelette', 100, 100, -10, 1.35],
      ['coriander', 124, 112, 0, 0.9],
    ],
  }),
  whole(says('cucumber', '青瓜|小?[黃黄]瓜'), {
    vessel: 'plate',
    ware: 'celadon',
    on: [
      ['cucumber', 74, 84, 0, 1.35],
      ['cucumber', 106, 74, 20, 1.35],
      ['cucumber', 132, 98, 40, 1.35],
      ['cucumber', 82, 116, 60, 1.35],
      ['cucumber', 116, 128, 10, 1.35],
      ['chilli', 102, 102],
      ['sesame', 100, 100, 0, 1.5],
    ],
  }),
  whole(says('salad', '沙[律拉]'), {
    vessel: 'plate',
    ware: 'celadon',
    on: [
      ['lettuce', 78, 86, 0, 1.2],
      ['lettuce', 122, 90, 40, 1.2],
      ['lettuce', 98, 124, 80, 1.2],
      ['tomato', 126, 120, 0, 0.8],
      ['cucumber', 76, 112, 0, 1],
      ['cucumber', 100, 76, 30, 1],
      ['corn', 104, 104],
    ],
  }),
  whole(says('seaweed|kelp|wood ear', '海[帶带草苔]|木耳|昆布'), {
    vessel: 'plate',
    ware: 'celadon',
    on: [
      ['seaweed', 80, 86, 0, 1.3],
      ['seaweed', 120, 98, 60, 1.3],
      ['seaweed', 92, 124, 120, 1.2],
      ['sesame', 100, 100, 0, 1.5],
      ['chilli', 108, 112],
    ],
  }),
  whole(
    says(
      '(?:breakfast|morning|afternoon tea|tea|lunch|dinner|value|combo|regular|constant|fast|all-day) set|set (?:meal|lunch|dinner|[a-h])|combo|set',
      '[早午晚常快特茶套下]+餐|下午茶',
    ),
    {
      vessel: 'plate',
      on: [
        ['egg', 76, 78, 0, 1.1],
        ['ham', 126, 74, 16, 1.1],
        ['sausage', 124, 104, -14, 1],
        ['scrambled', 76, 124, 0, 0.95],
        ['tomato', 124, 134, 0, 0.9],
        ['peas', 100, 102, 0, 0.7],
      ],
    },
  ),
];
