import { part, template } from './template.ts';

export const PIZZA = template(
  'pizza',
  ['Pizza', '薄餅店', '比萨店'],
  [
    part(
      ['Pizza', '薄餅', '比萨'],
      [
        ['margherita', 'Pizza Margherita', '瑪格麗特薄餅', '玛格丽特比萨', 98],
        ['pepperoni', 'Pepperoni pizza', '辣肉腸薄餅', '辣香肠比萨', 118],
        ['hawaiian', 'Ham and pineapple pizza', '火腿菠蘿薄餅', '火腿菠萝比萨', 112],
        ['fourCheese', 'Four cheese pizza', '四式芝士薄餅', '四重芝士比萨', 122],
        ['mushroom', 'Mushroom pizza', '蘑菇薄餅', '蘑菇比萨', 108],
        ['parmaHam', 'Parma ham and rocket pizza', '巴馬火腿火箭菜薄餅', '帕尔马火腿芝麻菜比萨', 138],
      ],
    ),
    part(
      ['Pasta', '意粉', '意面'],
      [
        ['bolognese', 'Spaghetti bolognese', '肉醬意粉', '肉酱意面', 88],
        ['carbonara', 'Spaghetti carbonara', '卡邦尼意粉', '培根蛋奶意面', 92],
        ['aglioOlio', 'Spaghetti with garlic and chilli', '蒜片辣椒意粉', '蒜香辣椒意面', 78],
        ['lasagne', 'Lasagne', '千層麵', '千层面', 98],
      ],
    ),
    part(
      ['On the side', '配菜', '配菜'],
      [
        ['garlicBread', 'Garlic bread', '蒜蓉包', '蒜香面包', 38],
        ['greenSalad', 'Green salad', '田園沙律', '田园沙拉', 58],
        ['tomatoSoup', 'Tomato soup', '番茄湯', '番茄汤', 48],
        ['tiramisu', 'Tiramisu', '意大利芝士餅', '提拉米苏', 52],
      ],
    ),
    part(
      ['Drinks', '飲品', '饮品'],
      [
        ['cola', 'Cola', '可樂', '可乐', 22],
        ['lemonade', 'Lemonade', '檸檬梳打', '柠檬汽水', 34],
        ['sparklingWater', 'Sparkling water', '有氣礦泉水', '气泡水', 32],
      ],
    ),
  ],
);
