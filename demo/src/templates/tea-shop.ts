import { part, template } from './template.ts';

export const TEA_SHOP = template(
  'teaShop',
  ['Tea shop', '手搖茶飲店', '奶茶店'],
  [
    part(
      ['Pure tea', '純茶', '纯茶'],
      [
        ['fourSeasons', 'Four seasons oolong', '四季春青茶', '四季春青茶', 18],
        ['jasmine', 'Jasmine green tea', '茉莉綠茶', '茉莉绿茶', 18],
        ['assam', 'Assam black tea', '阿薩姆紅茶', '阿萨姆红茶', 18],
        ['roasted', 'Roasted oolong', '炭焙烏龍茶', '炭焙乌龙茶', 20],
      ],
    ),
    part(
      ['Milk tea', '奶茶', '奶茶'],
      [
        ['pearlMilkTea', 'Pearl milk tea', '珍珠奶茶', '珍珠奶茶', 26],
        ['brownSugar', 'Brown sugar milk with pearls', '黑糖珍珠鮮奶', '黑糖珍珠鲜奶', 32],
        ['oolongMilk', 'Oolong milk tea', '烏龍奶茶', '乌龙奶茶', 25],
        ['matchaMilk', 'Matcha milk with pearls', '抹茶珍珠鮮奶', '抹茶珍珠鲜奶', 34],
        ['taroMilk', 'Taro milk', '芋頭鮮奶', '芋头鲜奶', 34],
        ['puddingMilkTea', 'Pudding milk tea', '布丁奶茶', '布丁奶茶', 28],
      ],
    ),
    part(
      ['Fruit tea', '水果茶', '水果茶'],
      [
        ['lemonGreen', 'Lemon green tea', '檸檬綠茶', '柠檬绿茶', 24],
        ['passionFruit', 'Passion fruit green tea', '百香果綠茶', '百香果绿茶', 26],
        ['mangoIce', 'Mango smoothie', '芒果冰沙', '芒果冰沙', 32],
        ['winterMelonLime', 'Winter melon lime tea', '冬瓜檸檬茶', '冬瓜柠檬茶', 24],
        ['grapefruit', 'Grapefruit green tea', '葡萄柚綠茶', '葡萄柚绿茶', 28],
      ],
    ),
  ],
);
