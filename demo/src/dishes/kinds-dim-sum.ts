import { type Kind, ring, savoury, whole } from './kind.ts';
import type { PlacedPiece } from './recipe.ts';
import { says } from './words.ts';

const steamed = (piece: 'steamedBun' | 'splitBun', colour?: string): readonly PlacedPiece[] =>
  [
    [100, 66],
    [68, 120],
    [132, 120],
  ].map(([x = 0, y = 0]) => ({ piece, at: [x, y, 0, 1], options: colour ? { colour } : {} }));

const rolls = (colour: string, filling: string) =>
  ({ vessel: 'plate', pieces: [{ piece: 'cheungFun', options: { colour, foam: filling } }] }) as const;

/** Steamed, pan-fried and rolled small dishes. */
export const DIM_SUM: readonly Kind[] = [
  whole(
    says('(?:shrimp|prawn).*rice rolls?|(?:shrimp|prawn) cheung fun', '[蝦虾][仁米]?[腸肠]'),
    rolls('#f08a5c', '#7a3d16'),
  ),
  whole(says('char siu (?:cheung fun|rice roll)', '叉[燒烧][腸肠]'), rolls('#b8402a', '#7a3d16')),
  whole(
    says('cheung fun|rice noodle roll|rice roll', '[腸肠]粉|豬腸粉|猪肠粉|炸[兩两]'),
    rolls('#e0a06a', '#7a3d16'),
  ),
  whole(says('turnip cake|radish cake|taro cake', '[蘿萝][蔔卜]糕|芋[頭头]糕|[煎蒸]糕|菜[頭头]粿'), {
    vessel: 'plate',
    pieces: [{ piece: 'turnipCake' }],
  }),
  whole(says('siu mai|shumai|shaomai', '[燒烧][賣卖]'), {
    vessel: 'steamer',
    on: ring('siumai', 4, 1.6, 36),
  }),
  whole(says('har gow|shrimp dumpling|crystal dumpling', '[蝦虾][餃饺]|粉粿'), {
    vessel: 'steamer',
    on: ring('hargow', 4, 1.5, 36),
  }),
  whole(says('baked char siu bun|baked barbecue pork bun', '叉[燒烧]餐包|[焗酥]叉[燒烧]包'), {
    vessel: 'plate',
    pieces: [
      { piece: 'roll', at: [86, 82, -12, 1] },
      { piece: 'roll', at: [114, 126, 8, 1] },
    ],
  }),
  whole(says('char siu bao|char siu bun|barbecued? pork bun|bbq pork bun', '叉[燒烧]包'), {
    vessel: 'steamer',
    pieces: steamed('splitBun'),
  }),
  whole(says('custard bun|lava bun|salted egg bun', '流沙包|奶[黃黄]包'), {
    vessel: 'steamer',
    pieces: steamed('steamedBun', '#ffe9ad'),
  }),
  whole(
    says(
      'xiao ?long ?bao|soup dumpling|steamed bun|mantou|bao zi|longevity bun',
      '小[籠笼]包|[饅馒][頭头]|包子|[壽寿]包',
    ),
    {
      vessel: 'steamer',
      pieces: steamed('steamedBun'),
    },
  ),
  whole(
    says(
      'spare ?rib.*(?:black bean|steamed)|steamed spare ?rib|chicken feet|phoenix claw',
      '[蒸豉].*排骨|[鳳凤]爪',
    ),
    {
      vessel: 'steamer',
      on: [
        ...ring('spareRib', 6, 1.25, 38),
        ['spareRib', 100, 101, 40, 1.2],
        ['chilli', 100, 92],
        ['scallion', 108, 112],
      ],
    },
  ),
  whole(says('spring roll|egg rolls', '春卷|春捲'), {
    vessel: 'plate',
    on: [
      ['springRoll', 100, 74, -20, 1.25],
      ['springRoll', 98, 102, -20, 1.25],
      ['springRoll', 102, 130, -20, 1.25],
    ],
  }),
  savoury(says('lo mai gai|(?:glutinous|sticky) rice|oil rice', '糯米|油[飯饭]|粽'), {
    vessel: 'bowl',
    ware: 'green',
    base: ['riceBowl'],
    on: [
      ['braisedPork', 100, 98, 0, 0.95],
      ['mushroom', 78, 92],
      ['chineseSausage', 118, 112, 20, 0.9],
      ['peanuts', 104, 130],
    ],
  }),
  whole(says('pot ?sticker|gyoza|fried dumpling|dumpling', '[鍋锅][貼贴]|[煎水蒸][餃饺]|[餃饺]子'), {
    vessel: 'plate',
    on: [
      ['dumpling', 76, 74, -10, 1.05],
      ['dumpling', 130, 80, 8, 1.05],
      ['dumpling', 72, 108, 4, 1.05],
      ['dumpling', 128, 114, -6, 1.05],
      ['dumpling', 98, 138, 6, 1.05],
    ],
  }),
];
