import { DRINK_LOOKS, type DrinkLook } from './drink-colours.ts';
import type { Kind, Laid } from './kind.ts';
import type { Recipe } from './recipe.ts';
import { oneOf, type Random } from './seeded.ts';
import { says } from './words.ts';

const DRINK = says(
  '(?<!afternoon )tea|milk tea|coffee|yuenyeung|yuanyang|yin ?yeung|cocoa|ovaltine|horlicks|milo|latte|cappuccino|espresso|americano|mocha|macchiato|flat white|cold brew|milk|soy ?milk|yakult|juice|soda|cola|coke|sprite|7 ?-?up|lemonade|smoothie|slush|frappe|milk ?shake|beer|water|drink|red bean ice|float|boba|bubble|oolong|jasmine|pu.?er|chrysanthemum|lemon (?:water|honey|coke)|honey|(?:cheese|milk) (?:foam|cap)|four seasons|spring',
  '(?<![抹下])茶(?![葉叶碗餐樹树])|啡|[鴛鸳][鴦鸯]|朱古力$|可可$|阿[華华]田|好立克|美[祿禄]|奶茶|[鮮鲜]奶|牛奶|奶[綠绿青蓋盖昔霜]|拿[鐵铁]|摩卡|豆[漿浆奶]|多多|[養养][樂乐]多|果汁|[橙芒瓜莓梨檬蘋苹蔗]汁|[檸柠][樂乐七蜜水]|[檸柠]檬水|可[樂乐]|雪碧|七喜|汽水|梳打|[蘇苏]打|冰沙|沙冰|啤酒|[清礦矿泉]水|蒸[餾馏]水|[紅红]豆冰|菠[蘿萝]冰|[涼凉什]冰|[烏乌][龍龙]|菜蜜|蜂?蜜$|酸梅[湯汤]|[冷熱热][飲饮]|芝士[葡莓芒桃]|四季春',
);

const HOT = says('hot', '[熱热]');
const COLD = says(
  'iced|ice|cold|soda|juice|smoothie|slush|frappe|milk ?shake|bubble|pearl|boba|tapioca|jelly|pudding|aiyu|fruit tea|fruit|brown sugar|cheese|foam|cap|yakult|cola|coke|sprite|7 ?-?up|beer|water|oolong|green tea|jasmine|four seasons|winter melon|fresh milk|matcha|taro|lemonade|mango|passion|peach|strawberry|grape|lychee|float|alishan|thai|plum|soy ?milk',
  '[凍冻冰冷]|汁|珍珠|波霸|[布][丁甸]|仙草|[愛爱]玉|芝士|奶[蓋盖綠绿青霜]|多多|[養养][樂乐]多|可[樂乐]|[檸柠][樂乐七]|雪碧|七喜|汽水|梳打|[蘇苏]打|啤酒|水$|[烏乌][龍龙]|[綠绿]茶|茉莉|四季|青茶|冬瓜|[鮮鲜]奶|抹茶|芋|黑糖|水果|[芒桃莓葡]|百香|荔枝|泰式|豆[漿浆]|椰果',
);

const PEARLS = says('pearl|boba|bubble|tapioca|tiger|popping', '珍珠|波霸|粉[圓圆]|爆爆珠|西米|虎[紋纹]');
const ORIENTAL = says(
  'oolong|pu.?er|jasmine|chrysanthemum|green tea|tie ?guan|tea leaf|chinese tea|ginger',
  '[烏乌][龍龙]|普洱|茉莉|菊花|[綠绿]茶|[鐵铁][觀观]音|清茶|中[國国]茶|[薑姜]',
);
const PLAIN_FOAM = says(
  'cappuccino|cocoa|chocolate|mocha|horlicks|ovaltine|milo',
  '泡沫|朱古力|巧克力|可可|阿[華华]田|好立克|美[祿禄]|摩卡',
);
const LATTE = says('latte|flat white|macchiato', '拿[鐵铁]|[鮮鲜]奶咖|奶咖');

function lookOf(name: string): DrinkLook {
  const [fallback] = DRINK_LOOKS.slice(-1);
  const found = DRINK_LOOKS.find(({ words }) => words.test(name)) ?? fallback;
  if (!found) throw new Error('there is no look for a drink');
  return found;
}

function hot(name: string, { options }: DrinkLook): Recipe {
  if (LATTE.test(name)) {
    const green = says('matcha', '抹茶').test(name);
    return {
      vessel: 'cup',
      pieces: [{ piece: 'latte', options: green ? { colour: '#6f8f34', foam: '#9dbb5c' } : {} }],
    };
  }
  if (PLAIN_FOAM.test(name)) return { vessel: 'cup', pieces: [{ piece: 'foamCup' }] };
  const tea: Recipe = { vessel: 'cup', pieces: [{ piece: 'tea', options }] };
  return ORIENTAL.test(name) ? { ...tea, on: [['teaLeaf', 100, 112, 20, 0.9]] } : tea;
}

function cold(name: string, random: Random, { glass, options }: DrinkLook): Recipe {
  const straw = oneOf(random, '#d8452c', '#5d9273', '#e8a33a', '#4a76a8');
  return {
    vessel: 'glass',
    pieces: [{ piece: glass, options }],
    extra: [PEARLS.test(name) ? 'wideStraw' : 'straw'],
    straw,
  };
}

function lay(random: Random, name: string): Laid {
  const look = lookOf(name);
  const isCold = !HOT.test(name) && COLD.test(name);
  return { recipe: isCold ? cold(name, random, look) : hot(name, look), adds: 'sweet' };
}

/** Everything drunk: cold in a glass with a straw, hot in a cup with its saucer. */
export const DRINK_KIND: Kind = { words: DRINK, lay };
