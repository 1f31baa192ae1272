import type { ProductOption } from '@comanda/contract';
import { choice, option } from '../menu/draft.ts';

const ONE = { required: true };

/** Options of dishes from the kitchen. */
export const KITCHEN_OPTIONS: ProductOption[] = [
  option('rice-size', ['Bowl', '份量', '份量'], ONE, [
    choice('small', 'Small', '小碗', '小碗', 0, { defaultSelected: true }),
    choice('large', 'Large', '大碗', '大碗', 2000),
  ]),
  option('noodle-thickness', ['Noodles', '麵條', '面条'], ONE, [
    choice('thin', 'Thin noodles', '細麵', '细面', 0, { allergens: ['wheat'] }),
    choice('wide', 'Wide noodles', '寬麵', '宽面', 0, { allergens: ['wheat'] }),
    choice('knife-cut', 'Knife-cut noodles', '刀削麵', '刀削面', 1000, { allergens: ['wheat'] }),
    choice('glass', 'Glass noodles', '冬粉', '粉丝', 0, { allergens: [] }),
  ]),
  option(
    'rice-extras',
    ['Add to it', '加點', '加料'],
    { multiple: true, maxPick: 4, allowQuantity: true, maxQuantity: 6 },
    [
      choice('braised-egg', 'Braised egg', '滷蛋', '卤蛋', 1500, { allergens: ['egg', 'soy', 'wheat'] }),
      choice('half-egg', 'Soft fried egg', '半熟荷包蛋', '半熟荷包蛋', 1500, { allergens: ['egg'] }),
      choice('tofu', 'Braised tofu', '滷豆腐', '卤豆腐', 1500, { allergens: ['soy', 'wheat'] }),
      choice('braised-pork', 'Extra braised pork', '滷肉加量', '卤肉加量', 2500, {
        priceModifiers: [{ type: 'productOption', option: 'rice-size', optionValue: 'large', percent: 40 }],
        allergens: ['soy', 'wheat'],
      }),
      choice('greens', 'Blanched greens', '燙青菜', '烫青菜', 3000, { allergens: ['soy', 'wheat'] }),
    ],
  ),
  option('spice', ['Heat', '辣度', '辣度'], ONE, [
    choice('none', 'Not hot', '不辣', '不辣', 0, { defaultSelected: true }),
    choice('mild', 'Mild', '小辣', '微辣'),
    choice('medium', 'Medium', '中辣', '中辣'),
    choice('hot', 'Hot', '大辣', '特辣'),
  ]),
  option('fried-seasoning', ['Seasoning', '調味', '调味'], { multiple: true, maxPick: 3 }, [
    choice('basil', 'Thai basil', '九層塔', '九层塔', 0, { defaultSelected: true }),
    choice('garlic', 'Garlic', '蒜末', '蒜末'),
    choice('pepper', 'Extra pepper salt', '多椒鹽', '多椒盐'),
    choice('plum', 'Plum powder', '梅粉', '梅粉', 500),
    choice('seaweed', 'Seaweed powder', '海苔粉', '海苔粉', 500),
  ]),
  option(
    'braised-mix',
    ['Pick three to five', '任選三至五樣', '任选三至五样'],
    { required: true, multiple: true, minPick: 3, maxPick: 5, allowQuantity: true, maxQuantity: 8 },
    [
      choice('tofu', 'Dried tofu', '豆干', '豆干', 1500, { allergens: ['soy', 'wheat'] }),
      choice('kelp', 'Kelp knots', '海帶結', '海带结', 1500, { allergens: ['soy', 'wheat'] }),
      choice('egg', 'Braised egg', '滷蛋', '卤蛋', 1500, { allergens: ['egg', 'soy', 'wheat'] }),
      choice('layered-tofu', 'Hundred-layer tofu', '百頁豆腐', '千页豆腐', 2000, {
        allergens: ['soy', 'wheat', 'egg'],
      }),
      choice('wing', 'Chicken wing', '雞翅', '鸡翅', 2500, { allergens: ['soy', 'wheat'] }),
      choice('tripe', 'Beef tripe', '牛肚', '牛肚', 4000, { allergens: ['soy', 'wheat'] }),
      choice('peanuts', 'Boiled peanuts', '滷花生', '卤花生', 1500, {
        allergens: ['peanut', 'soy', 'wheat'],
      }),
    ],
  ),
  option('egg-pancake-filling', ['Filling', '口味', '口味'], ONE, [
    choice('plain', 'Plain', '原味', '原味', 0, { allergens: [] }),
    choice('corn', 'Sweetcorn', '玉米', '玉米', 1000, { allergens: [] }),
    choice('cheese', 'Cheese', '起司', '芝士', 1000, { allergens: ['milk'] }),
    choice('tuna', 'Tuna', '鮪魚', '金枪鱼', 1500, { allergens: ['fish', 'egg'] }),
    choice('bacon', 'Bacon', '培根', '培根', 1500, { allergens: [] }),
  ]),
  option('toast-thickness', ['Bread', '吐司', '吐司'], ONE, [
    choice('thin', 'Thin slice', '薄片', '薄片', 0, { defaultSelected: true }),
    choice('thick', 'Thick slice', '厚片', '厚片', 1000),
  ]),
  option(
    'ice-toppings',
    ['Choose four toppings', '任選四樣配料', '任选四样配料'],
    { required: true, multiple: true, minPick: 4, maxPick: 4 },
    [
      choice('red-beans', 'Red beans', '紅豆', '红豆', 0, { allergens: [] }),
      choice('green-beans', 'Mung beans', '綠豆', '绿豆', 0, { allergens: [] }),
      choice('taro', 'Taro', '芋頭', '芋头', 0, { allergens: [] }),
      choice('pearls', 'Tapioca pearls', '珍珠', '珍珠', 0, { allergens: [] }),
      choice('grass-jelly', 'Grass jelly', '仙草', '仙草', 0, { allergens: [] }),
      choice('peanuts', 'Peanuts', '花生', '花生', 0, { allergens: ['peanut'] }),
      choice('taro-balls', 'Taro balls', '芋圓', '芋圆', 1000, { allergens: [] }),
      choice('pudding', 'Egg pudding', '布丁', '鸡蛋布丁', 1000, { allergens: ['egg', 'milk'] }),
    ],
  ),
  option('cake-flavour', ['Flavour', '口味', '口味'], ONE, [
    choice('earl-grey', 'Earl Grey', '伯爵茶', '伯爵茶'),
    choice('matcha', 'Matcha', '抹茶', '抹茶'),
    choice('taro', 'Taro', '芋泥', '芋泥', 1000),
  ]),
  option(
    'carry-box',
    ['Packed to go', '外帶餐盒', '打包餐盒'],
    { type: 'freeSurcharge', allowedOrderType: ['dineIn', 'dineInNoTable'] },
    [choice('box', 'In a paper box', '紙餐盒', '纸餐盒', 300)],
  ),
];
