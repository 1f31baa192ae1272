import type { PieceOptions } from './drawing.ts';
import { type Kind, whole } from './kind.ts';
import type { Piece } from './pieces.ts';
import type { Recipe } from './recipe.ts';
import { says } from './words.ts';

const plated = (piece: Piece, options: PieceOptions = {}): Recipe => ({
  vessel: 'plate',
  pieces: [{ piece, options }],
});

const trio = (piece: Piece, scale: number, colours: readonly string[] = []): Recipe => ({
  vessel: 'plate',
  pieces: [
    { piece, at: [70, 84, 0, scale], options: colours[0] ? { colour: colours[0] } : {} },
    { piece, at: [130, 80, 12, scale], options: colours[1] ? { colour: colours[1] } : {} },
    { piece, at: [102, 130, -8, scale], options: colours[2] ? { colour: colours[2] } : {} },
  ],
});

const two = (colour: string, foam: string): Recipe => ({
  vessel: 'plate',
  pieces: [
    { piece: 'roll', at: [90, 80, -14, 1.05], options: { colour, foam } },
    { piece: 'roll', at: [110, 124, 8, 1.05], options: { colour, foam } },
  ],
});

/** Buns, tarts, toasts, sandwiches and cakes. */
export const BAKERY_KINDS: readonly Kind[] = [
  whole(
    says('(?<!taiwanese )burger|(?:pork chop|fish) (?:sandwich )?bun', '[漢汉]堡|[魚鱼]柳包|[豬猪][扒排]包'),
    plated('burger'),
  ),
  whole(
    says('pineapple bun.*(?:butter|slab)|butter.*pineapple bun|bolo (?:bun )?with butter', '菠[蘿萝]油'),
    plated('pineappleBun', { butter: true }),
  ),
  whole(says('pineapple bun|bolo bun|polo bun', '菠[蘿萝]包|冰火'), plated('pineappleBun')),
  whole(says('wheel (?:cake|pie)|imagawayaki', '[車车][輪轮][餅饼]|[紅红]豆[餅饼]'), {
    vessel: 'plate',
    pieces: [
      { piece: 'wheelCake', at: [72, 82, 0, 1] },
      { piece: 'wheelCake', at: [134, 88, 22, 0.96] },
      { piece: 'wheelCakeHalf', at: [100, 134, -6, 0.96] },
    ],
  }),
  whole(says('sun cake', '太[陽阳][餅饼]'), trio('sunCake', 0.94)),
  whole(says('swiss roll', '瑞士[卷捲]'), {
    vessel: 'plate',
    pieces: [
      { piece: 'swissRoll', at: [80, 86, -8, 0.98] },
      { piece: 'swissRoll', at: [124, 118, 24, 1.02] },
    ],
  }),
  whole(says('pineapple cake|pineapple shortcake', '[鳳凤]梨酥'), trio('pineappleCake', 0.98)),
  whole(says('portuguese (?:egg )?tart', '葡[式國国]?蛋?[撻挞塔]'), trio('portugueseTart', 1.08)),
  whole(
    says('egg tart|custard tart|portuguese tart|tart', '蛋[撻挞塔]|[葡椰]?[撻挞]'),
    trio('eggTart', 1.08),
  ),
  whole(says('french toast', '西多'), plated('frenchToast')),
  whole(
    says('(?:scrambled )?egg sandwich', '蛋治|[滑炒]蛋三[文明]治'),
    plated('sandwich', { colour: '#fff3b0' }),
  ),
  whole(
    says('(?:tuna|fish) sandwich', '吞拿魚?治|吞拿.*三文治|[鮪鲔]魚.*三明治'),
    plated('sandwich', { colour: '#e8c9a0' }),
  ),
  whole(says('(?:beef) sandwich', '牛.*[三文明]治|鹹牛治|咸牛治'), plated('sandwich', { colour: '#9a5228' })),
  whole(says('club', '公司(?:三[文明])?治'), plated('clubSandwich')),
  whole(says('sandwich', '三文治|三明治|公司治|[蛋腿]治'), plated('sandwich')),
  whole(says('kaya toast', '咖央|咖椰'), plated('toast', { colour: '#b9a24a' })),
  whole(
    says(
      'peanut butter.*toast|(?:toast|bread).*peanut|satay.*toast',
      '花生[醬酱].*(?:多士|吐司|厚)|花生.*多士',
    ),
    plated('toast', { colour: '#d9a05a' }),
  ),
  whole(
    says('jam toast|(?:strawberry|jam).*toast', '果[醬酱]|油占多|占.*多士'),
    plated('toast', { colour: '#d8413a' }),
  ),
  whole(says('chocolate.*toast', '(?:朱古力|巧克力).*(?:多士|吐司)'), plated('toast', { colour: '#6a3b1c' })),
  whole(says('garlic (?:toast|bread)', '蒜[蓉香]'), plated('toast', { colour: '#cfdc8a', butter: false })),
  whole(says('cheese toast', '芝士.*多士|起司.*吐司'), plated('toast', { colour: '#ffcf52', butter: false })),
  whole(says('toast|thick bread', '多士|吐司|厚片'), plated('toast')),
  whole(says('cocktail bun|coconut bun', '[雞鸡]尾包|椰[絲丝]?[餐奶]?包'), two('#d98a35', '#fff3cf')),
  whole(says('sausage (?:bun|roll)|hot ?dog', '[腸肠]仔包|[熱热]狗'), two('#d28a3c', '#b9452a')),
  whole(says('gua bao|pork belly bun|taiwanese burger', '割包|刈包'), plated('guaBao')),
  whole(
    says('bun|bread roll|croissant|bread', '餐包|[麵面]包|[奶牛]油.*包|豬仔包|猪仔包|牛角[包酥]'),
    two('#d98a35', '#f7d79a'),
  ),
  whole(says('egg waffle|egg puff|bubble waffle|eggette', '[雞鸡]蛋仔'), plated('eggWaffle')),
  whole(says('waffle', '格仔[餅饼]|[鬆松][餅饼]|窩夫|窝夫'), plated('waffle')),
  whole(
    says('(?:chocolate|brownie).*cake|brownie', '(?:朱古力|巧克力).*蛋糕|布朗尼'),
    plated('cakeSlice', { colour: '#7a4a2c', foam: '#4d2a14' }),
  ),
  whole(
    says('matcha.*(?:cake|roll)', '抹茶.*(?:蛋糕|[卷捲])'),
    plated('cakeSlice', { colour: '#a9c46a', foam: '#fff4dc' }),
  ),
  whole(says('taro.*cake', '芋.*蛋糕'), plated('cakeSlice', { colour: '#cbb3d8', foam: '#fff4dc' })),
  whole(says('cheese ?cake|sponge cake|mille crepe|cake', '蛋糕|千[層层]'), plated('cakeSlice')),
];
