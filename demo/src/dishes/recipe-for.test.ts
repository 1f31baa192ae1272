import { describe, expect, it } from 'vitest';
import { dishSvg } from './dish.ts';
import { recipeFor } from './recipe-for.ts';

const of = (name: string) => recipeFor({ id: 'product', name });
const toppings = (name: string) => (of(name).on ?? []).map(([topping]) => topping);

describe('the vessel and the base come from words in any of three languages', () => {
  it.each([
    ['bowl', 'Beef brisket noodles', '牛腩麵', '牛腩面'],
    ['bowl', 'Century egg congee', '皮蛋粥', '皮蛋瘦肉粥'],
    ['oval', 'Baked pork chop rice', '焗豬扒飯', '焗猪扒饭'],
    ['pot', 'Claypot rice', '煲仔飯', '煲仔饭'],
    ['steamer', 'Siu mai', '燒賣', '烧卖'],
    ['glass', 'Iced lemon tea', '凍檸茶', '冻柠茶'],
    ['glass', 'Bubble tea', '珍珠奶茶', '波霸奶茶'],
    ['cup', 'Hot milk tea', '熱奶茶', '热奶茶'],
    ['paper', 'Popcorn chicken', '鹽酥雞', '盐酥鸡'],
    ['sizzler', 'Sizzling steak', '鐵板牛扒', '铁板牛扒'],
    ['plate', 'Fried rice', '揚州炒飯', '扬州炒饭'],
  ])('%s', (vessel, english, traditional, simplified) => {
    expect([english, traditional, simplified].map((name) => of(name).vessel)).toEqual([
      vessel,
      vessel,
      vessel,
    ]);
  });
});

describe('toppings come from words in any of three languages', () => {
  it.each([
    ['charsiu', 'Char siu rice', '叉燒飯', '叉烧饭'],
    ['wing', 'Swiss wings', '瑞士雞翼', '瑞士鸡翼'],
    ['braisedPork', 'Braised pork rice', '滷肉飯', '卤肉饭'],
    ['oyster', 'Oyster vermicelli', '蚵仔麵線', '蚵仔面线'],
    ['pearls', 'Pearl milk tea', '珍珠奶茶', '珍珠奶茶'],
    ['grassJelly', 'Grass jelly milk tea', '仙草奶茶', '仙草奶茶'],
    ['aiyu', 'Aiyu lemon', '愛玉檸檬', '爱玉柠檬'],
    ['redBeans', 'Red bean ice', '紅豆冰', '红豆冰'],
    ['luncheonMeat', 'Luncheon meat noodles', '餐蛋麵', '餐肉面'],
    ['chineseSausage', 'Claypot rice with Chinese sausage', '臘腸煲仔飯', '腊肠煲仔饭'],
  ] as const)('%s', (topping, english, traditional, simplified) => {
    for (const name of [english, traditional, simplified]) expect(toppings(name), name).toContain(topping);
  });
});

describe('words that contain other words', () => {
  it('keeps oolong tea apart from udon', () => {
    expect(of('Iced oolong tea 凍烏龍茶 冻乌龙茶').vessel).toBe('glass');
    expect(of('Seafood udon 海鮮烏冬 海鲜乌冬').base).toContain('wideNoodles');
  });

  it('keeps bread apart from noodles, and milk from beef', () => {
    expect(of('麵包').base).toBeUndefined();
    expect(toppings('牛奶通粉')).not.toContain('beef');
  });

  it('keeps congee with a dough stick a congee', () => {
    expect(of('Congee with youtiao 油條白粥').base).toEqual(['congee']);
    expect(toppings('Congee with youtiao 油條白粥')).toContain('youtiao');
  });

  it('keeps eggs on toast apart from buttered toast', () => {
    const name = 'Silky scrambled eggs with toast 滑蛋多士 滑蛋吐司';
    expect(of(name).pieces?.map(({ piece }) => piece)).toEqual(['toast']);
    expect(toppings(name)).toContain('scrambled');
    expect(toppings('Ham and egg with toast 火腿煎蛋多士 火腿煎蛋吐司')).toEqual(['ham', 'egg']);
  });

  it('keeps steamed milk apart from drinks, and oatmeal and millet from savoury congee', () => {
    expect(of('Double-skin steamed milk 雙皮奶 双皮奶').base).toEqual(['steamedMilk']);
    for (const name of [
      'Milk oatmeal 牛奶麥皮 牛奶燕麦粥',
      'Pumpkin and millet congee 南瓜小米粥 南瓜小米粥',
    ])
      expect(toppings(name)).not.toContain('scallion');
  });

  it('keeps an afternoon tea set apart from tea', () => {
    expect(of('Afternoon tea set 下午茶餐 下午茶餐').vessel).toBe('plate');
  });
});

describe('any product', () => {
  it.each(['', 'Mystery', '神秘', '???', 'x'.repeat(500), '<&">'])('%j has a picture', (name) => {
    const recipe = of(name);
    expect(recipe.extra).toEqual(['chopsticks']);
    expect(dishSvg(recipe)).toContain('</svg>');
  });

  it('has the same recipe every time, and another product its own', () => {
    const name = 'Char siu rice 叉燒飯';
    expect(recipeFor({ id: 'a', name })).toEqual(recipeFor({ id: 'a', name }));
    expect(dishSvg(recipeFor({ id: 'a', name }))).not.toBe(dishSvg(recipeFor({ id: 'b', name })));
  });
});
