import { category, dish, group } from '../menu/draft.ts';
import { EVERY } from './sections.ts';

export const NOODLES = category(
  {
    id: 'harbour-noodles',
    name: ['Café noodles', '公仔麵・通粉', '公仔面·通心粉'],
    sections: EVERY,
    picture: 'satay-beef-noodles',
    goesWith: ['milk-tea', 'pineapple-bun-butter', 'iced-lemon-tea', 'egg-tart'],
  },
  [
    group(
      'harbour-noodles-satay',
      ['Satay and spicy', '沙嗲及惹味', '沙嗲及香辣'],
      [
        dish('satay-beef-noodles', 'Satay beef instant noodles', '沙嗲牛肉公仔麵', '沙嗲牛肉公仔面', 4800, {
          about: [
            'Tender beef in a rich peanut satay, over springy noodles',
            '嫩滑牛肉配濃香花生沙嗲汁，麵條爽彈',
            '嫩滑牛肉配浓香花生沙嗲酱，面条弹牙',
          ],
          options: ['noodle-kind', 'noodle-extras', 'requests', 'doggy-box'],
          allergens: ['wheat', 'peanut', 'soy', 'shellfish', 'fish'],
          diets: ['spicy'],
          popular: true,
        }),
        dish('satay-pork-noodles', 'Satay sliced pork noodles', '沙嗲豬柳公仔麵', '沙嗲猪柳公仔面', 4800, {
          about: ['Sliced pork loin in our peanut satay', '嫩豬柳片配花生沙嗲汁', '嫩猪柳片配花生沙嗲酱'],
          options: ['noodle-kind', 'noodle-extras', 'requests'],
          allergens: ['wheat', 'peanut', 'soy', 'shellfish', 'fish'],
          diets: ['spicy'],
        }),
        dish(
          'pickled-pork-noodles',
          'Spicy preserved vegetable and pork noodles',
          '榨菜肉絲公仔麵',
          '榨菜肉丝公仔面',
          4600,
          {
            about: [
              'Sichuan pickle and shredded pork, a little hot',
              '四川榨菜炒肉絲，微辣',
              '四川榨菜炒肉丝，微辣',
            ],
            options: ['noodle-kind', 'noodle-extras', 'requests'],
            allergens: ['wheat', 'soy'],
            diets: ['spicy'],
          },
        ),
        dish('kimchi-beef-noodles', 'Kimchi beef noodles', '泡菜肥牛公仔麵', '泡菜肥牛公仔面', 6000, {
          about: ['Sliced beef in a sour and hot broth', '肥牛片配酸辣湯底', '肥牛片配酸辣汤'],
          options: ['noodle-kind', 'heat', 'noodle-extras'],
          diets: ['spicy'],
          discountMapping: [{ shop: 'harbour', discount: 0.9 }],
        }),
      ],
    ),
    group(
      'harbour-noodles-classic',
      ['Everyday bowls', '經典湯麵', '经典汤面'],
      [
        dish('luncheon-meat-egg-noodles', 'Luncheon meat and egg noodles', '餐蛋麵', '餐蛋面', 4400, {
          about: [
            'Fried luncheon meat and an egg, the whole city’s favourite',
            '香煎餐肉配太陽蛋，人人都愛',
            '香煎午餐肉配太阳蛋，人人都爱',
          ],
          options: ['noodle-kind', 'egg-style', 'noodle-extras', 'requests'],
          allergens: ['wheat', 'egg', 'soy'],
        }),
        dish('chicken-wing-noodles', 'Chicken wing noodles', '雞翼公仔麵', '鸡翅公仔面', 4600, {
          about: ['Two fried wings on top', '面頭兩隻香煎雞翼', '上盖两只香煎鸡翅'],
          options: ['noodle-kind', 'noodle-extras', 'requests'],
          allergens: ['wheat', 'soy'],
        }),
        dish('pork-chop-noodles', 'Pork chop noodles', '豬扒公仔麵', '猪排公仔面', 5000, {
          about: ['Pan-fried marinated pork chop on top', '醃香豬扒即煎上碗', '腌制猪排现煎现盖'],
          options: ['noodle-kind', 'noodle-extras', 'requests'],
          allergens: ['wheat', 'soy', 'egg'],
        }),
        dish('fresh-beef-noodles', 'Fresh beef and egg noodles', '鮮牛肉煎蛋麵', '鲜牛肉煎蛋面', 5200, {
          about: [
            'Beef cooked to order, with a fried egg',
            '即灼鮮牛肉，加煎蛋一隻',
            '现烫鲜牛肉，加煎蛋一只',
          ],
          options: ['noodle-kind', 'egg-style', 'noodle-extras'],
          allergens: ['wheat', 'egg', 'soy'],
        }),
      ],
    ),
    group(
      'harbour-noodles-macaroni',
      ['Macaroni and vermicelli', '通粉米粉', '通心粉·米粉'],
      [
        dish('ham-macaroni', 'Ham macaroni in soup', '火腿通粉', '火腿通心粉', 3800, {
          about: [
            'Ham strips and macaroni in clear chicken broth',
            '火腿絲、通粉，清雞湯底',
            '火腿丝、通心粉，清鸡汤底',
          ],
          options: ['noodle-extras'],
          allergens: ['wheat', 'soy'],
        }),
        dish('tomato-beef-macaroni', 'Tomato and beef macaroni', '鮮茄牛肉通粉', '番茄牛肉通心粉', 5000, {
          about: [
            'Fresh tomatoes cooked down into the soup',
            '新鮮番茄熬成湯底，酸甜開胃',
            '新鲜番茄熬成汤底，酸甜开胃',
          ],
          options: ['noodle-extras', 'requests'],
          allergens: ['wheat', 'soy'],
        }),
        dish('tomato-egg-macaroni', 'Tomato and egg macaroni', '番茄炒蛋通粉', '番茄炒蛋通心粉', 4400, {
          about: ['Soft eggs in a fresh tomato broth', '滑蛋配鮮番茄湯底', '滑蛋配鲜番茄汤底'],
          options: ['noodle-extras', 'requests'],
          allergens: ['wheat', 'egg'],
          diets: ['vegetarian'],
        }),
        dish(
          'shredded-pork-vermicelli',
          'Preserved mustard greens and pork vermicelli',
          '雪菜肉絲米粉',
          '雪菜肉丝米粉',
          4400,
          {
            about: ['Salty greens and pork in a light broth', '雪菜鹹香，湯底清甜', '雪菜咸香，汤底清甜'],
            options: ['noodle-extras', 'requests'],
            allergens: ['soy', 'wheat', 'mustard'],
          },
        ),
      ],
    ),
  ],
);
