import type { ProductOption } from '@comanda/contract';
import { choice, option } from '../menu/draft.ts';

const ONE = { required: true };

/** Options of drinks from the bar. */
export const BAR_OPTIONS: ProductOption[] = [
  option('hot-or-iced', ['Hot or iced', '凍／熱', '冷热'], ONE, [
    choice('hot', 'Hot', '熱', '热', 0, { defaultSelected: true }),
    choice('iced', 'Iced', '凍', '冰', 300),
    choice('iced-no-ice', 'Cold, without ice', '凍（走冰）', '冷饮去冰', 300),
  ]),
  option('ice', ['Ice', '冰量', '冰量'], ONE, [
    choice('regular', 'Regular ice', '正常冰', '正常冰', 0, { defaultSelected: true }),
    choice('less', 'Less ice', '少冰', '少冰'),
    choice('none', 'No ice', '走冰', '去冰'),
  ]),
  option('sugar', ['Sugar', '甜度', '甜度'], ONE, [
    choice('regular', 'Regular', '正常甜', '正常甜', 0, { defaultSelected: true }),
    choice('less', 'Less sweet', '少甜', '少糖'),
    choice('none', 'No sugar', '走甜', '无糖'),
  ]),
  option('tea-strength', ['Strength', '茶底濃淡', '茶底浓淡'], {}, [
    choice('strong', 'Strong tea', '濃啲', '浓一点'),
    choice('light', 'Light tea', '淡啲', '淡一点'),
  ]),
  option(
    'cold-extras',
    ['Add to it', '加配', '加料'],
    { multiple: true, maxPick: 2, allowQuantity: true, maxQuantity: 3 },
    [
      choice('ice-cream', 'Scoop of vanilla ice cream', '雲呢拿雪糕球', '香草冰淇淋球', 800, {
        allergens: ['milk', 'egg'],
      }),
      choice('red-beans', 'Red beans', '紅豆', '红豆', 500, { allergens: [] }),
      choice('grass-jelly', 'Grass jelly', '涼粉', '凉粉', 500),
    ],
  ),
  option(
    'own-cup',
    ['Bring your own cup', '自備杯', '自备杯'],
    { type: 'discount', allowedOrderType: ['takeAway', 'dineInNoTable'] },
    [choice('own-cup', 'I bring my own cup', '自備杯減 $3', '自带杯减3元', 300)],
  ),
];
