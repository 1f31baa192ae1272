import { category, dish, group } from '../menu/draft.ts';
import { MAINS } from './sections.ts';

export const BAKED = category(
  {
    id: 'harbour-baked',
    name: ['Baked & grilled', '焗飯・扒餐', '焗饭·扒类'],
    sections: MAINS,
    picture: 'baked-pork-chop-rice',
    goesWith: ['iced-lemon-tea', 'spring-rolls', 'red-bean-ice', 'egg-tart'],
  },
  [
    group(
      'harbour-baked-oven',
      ['From the oven', '焗飯焗意', '焗饭·焗意面'],
      [
        dish('baked-pork-chop-rice', 'Baked pork chop rice', '焗豬扒飯', '焗猪排饭', 6200, {
          about: [
            'Egg fried rice, pork chop, tomato sauce and cheese',
            '炒飯底、厚切豬扒、鮮茄汁、芝士',
            '炒饭打底、厚切猪排、番茄汁、芝士',
          ],
          options: ['baked-base', 'noodle-extras', 'doggy-box'],
          allergens: ['egg', 'milk', 'wheat', 'soy'],
          popular: true,
        }),
        dish('baked-portuguese-chicken', 'Baked Portuguese chicken', '焗葡國雞飯', '焗葡国鸡饭', 6200, {
          about: [
            'Mild coconut curry, olives and potato',
            '椰香葡汁、薯仔、黑橄欖',
            '椰香葡汁、土豆、黑橄榄',
          ],
          options: ['baked-base', 'noodle-extras', 'doggy-box'],
          allergens: ['milk', 'egg', 'wheat', 'mustard'],
        }),
        dish('baked-seafood', 'Baked seafood in cream sauce', '焗白汁海鮮', '焗白汁海鲜', 7200, {
          about: [
            'Shrimps, squid and fish under a browned cream sauce',
            '蝦仁、魷魚、魚柳，白汁焗至金黃',
            '虾仁、鱿鱼、鱼柳，白汁焗至金黄',
          ],
          options: ['baked-base', 'doggy-box'],
          allergens: ['shellfish', 'molluscs', 'fish', 'milk', 'wheat', 'egg'],
        }),
        dish('baked-bolognese', 'Baked spaghetti bolognese', '焗肉醬意粉', '焗肉酱意面', 5800, {
          options: ['doggy-box'],
          allergens: ['wheat', 'milk', 'celery'],
        }),
        dish('baked-mushroom-rice', 'Baked mushroom and cream rice', '焗蘑菇忌廉飯', '焗奶油蘑菇饭', 5600, {
          about: [
            'Button mushrooms and a browned cream sauce',
            '白蘑菇、忌廉汁焗至金黃',
            '白蘑菇、奶油汁焗至金黄',
          ],
          options: ['baked-base'],
          allergens: ['milk', 'egg', 'wheat'],
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'harbour-baked-grill',
      ['From the grill', '鐵板扒類', '铁板扒类'],
      [
        dish('grilled-pork-chop', 'Grilled pork chop', '鐵板豬扒', '铁板猪排', 6600, {
          about: [
            'On a sizzling iron plate, sauce poured at the table',
            '鐵板上枱即淋醬汁',
            '铁板上桌现淋酱汁',
          ],
          options: ['steak-sauce', 'staple'],
          allergens: ['wheat', 'soy', 'milk'],
        }),
        dish('grilled-chicken-steak', 'Grilled chicken steak', '鐵板雞扒', '铁板鸡排', 6600, {
          about: ['Boneless thigh, crisp skin', '去骨雞腿扒，皮脆多汁', '去骨鸡腿排，皮脆多汁'],
          options: ['steak-sauce', 'staple'],
          allergens: ['wheat', 'soy', 'milk'],
        }),
        dish('sirloin-steak', 'Sirloin steak', '鐵板西冷牛扒', '铁板西冷牛排', 9800, {
          about: ['Eight ounces, cooked as you like it', '八安士，生熟隨你', '八盎司，熟度任选'],
          options: ['doneness', 'steak-sauce', 'staple'],
          allergens: ['wheat', 'soy', 'milk'],
          eatInOnly: true,
        }),
        dish('salmon-fillet', 'Pan-fried salmon fillet', '香煎三文魚柳', '香煎三文鱼柳', 9200, {
          about: ['Crisp skin, lemon butter sauce', '魚皮香脆，配檸檬牛油汁', '鱼皮香脆，配柠檬黄油汁'],
          options: ['staple'],
          allergens: ['fish', 'milk'],
          stock: { mode: 'limit', stockMode: 'sync', quantity: 8, onlineThreshold: 2 },
        }),
        dish('mixed-grill', 'Mixed grill', '鐵板雜扒', '铁板杂扒', 11800, {
          about: [
            'Steak, pork chop, chicken, sausage and a fried egg',
            '牛扒、豬扒、雞扒、腸仔、煎蛋',
            '牛排、猪排、鸡排、香肠、煎蛋',
          ],
          options: ['steak-sauce', 'staple'],
          allergens: ['wheat', 'soy', 'milk', 'egg'],
          eatInOnly: true,
          discountMapping: [{ shop: 'harbour', price: 10800 }],
        }),
      ],
    ),
  ],
);
