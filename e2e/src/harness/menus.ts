import type { Organisation, Product } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import type { OrderType } from '@comanda/domain';
import {
  anOption,
  aProduct,
  aShop,
  SHOP,
  smallOrganisation,
} from '@comanda/server/testing/small-organisation.ts';
import { SECTION as ALL_DAY, SHOP as CAFE } from './orders.ts';

const CATEGORIES = 60;
const PRODUCTS = 1000;
const SECTION = 'section1';

/** Ways to cook and things to cook, in English, Traditional and Simplified Chinese. */
const WAYS = [
  ['Braised', '炆', '焖'],
  ['Steamed', '清蒸', '清蒸'],
  ['Stir-fried', '小炒', '小炒'],
  ['Baked', '焗', '焗'],
  ['Grilled', '燒', '烤'],
  ['Crispy', '脆皮', '脆皮'],
  ['Spicy', '香辣', '香辣'],
  ['Sweet and sour', '甜酸', '糖醋'],
  ['Claypot', '煲仔', '砂锅'],
  ['Smoked', '煙燻', '烟熏'],
] as const;
const FOODS = [
  ['beef', '牛肉', '牛肉'],
  ['pork', '豬肉', '猪肉'],
  ['chicken', '雞', '鸡'],
  ['duck', '鴨', '鸭'],
  ['prawn', '大蝦', '大虾'],
  ['cod', '鱈魚', '鳕鱼'],
  ['tofu', '豆腐', '豆腐'],
  ['mushroom', '冬菇', '香菇'],
  ['aubergine', '茄子', '茄子'],
  ['egg', '滑蛋', '滑蛋'],
] as const;
const STAPLES = [
  ['noodles', '麵', '面'],
  ['rice', '飯', '饭'],
  ['congee', '粥', '粥'],
  ['udon', '烏冬', '乌冬'],
  ['macaroni', '通粉', '通心粉'],
  ['vermicelli', '米粉', '米粉'],
  ['bun', '包', '包'],
  ['toast', '多士', '吐司'],
  ['soup', '湯', '汤'],
  ['dumplings', '餃子', '饺子'],
] as const;

type Names = readonly [string, string, string];
const NONE: Names = ['', '', ''];
const named = (...words: readonly Names[]) => {
  const join = (at: 0 | 1 | 2, between: string) => words.map((word) => word[at]).join(between);
  return { en: join(0, ' '), cht: join(1, ''), chs: join(2, '') };
};

/** Returns the dish at a place of the menu: the same at every run. */
function dishAt(at: number, pictures: readonly string[]): Product {
  const way = WAYS[at % 10] ?? NONE;
  const food = FOODS[Math.floor(at / 10) % 10] ?? NONE;
  const staple = STAPLES[Math.floor(at / 100) % 10] ?? NONE;
  const group = Math.floor((at * CATEGORIES) / PRODUCTS);
  return aProduct(`dish-${at}`, {
    name: named(way, food, staple),
    ...(at % 3 !== 0 && { description: named(food, ['cooked to order', '即叫即製', '现点现做']) }),
    price: 2000 + ((at * 37) % 90) * 100,
    category: `group-${group}`,
    subCategory: `part-${group}-${at % 2}`,
    shops: [SHOP],
    order: at,
    image: pictures[(at * 7) % pictures.length],
    allergens: at % 11 === 0 ? undefined : at % 2 === 0 ? ['egg', 'wheat'] : [],
    diets: at % 11 === 0 ? undefined : at % 5 === 0 ? ['vegetarian'] : [],
    ...(at % 4 === 0 && { options: ['size'] }),
    ...(at % 50 === 7 && { stock: { quantity: 0 } }),
    ...(at % 50 === 9 && { stock: { quantity: 3 } }),
  });
}

/** Returns a restaurant with 1,000 dishes under 60 headings, open at every hour. */
export function largeMenu(): Organisation {
  const pictures = demoOrganisation().products.flatMap(({ image }) => (image ? [image] : []));
  const groups = Array.from({ length: CATEGORIES }, (_, at) => at);
  const food = (at: number) => FOODS[at % 10] ?? NONE;
  return smallOrganisation({
    shops: [aShop()],
    categories: groups.map((at) => ({
      _id: `group-${at}`,
      name: named(food(at), STAPLES[Math.floor(at / 10)] ?? NONE),
      sections: [SECTION],
      order: at,
    })),
    subCategories: groups.flatMap((at) =>
      [0, 1].map((part) => ({
        _id: `part-${at}-${part}`,
        name: named(WAYS[(at + part) % 10] ?? NONE),
        category: `group-${at}`,
        order: part,
      })),
    ),
    products: Array.from({ length: PRODUCTS }, (_, at) => dishAt(at, pictures)),
    productOptions: [anOption('size', { required: true })],
  });
}

/** Dishes that the till's menu has besides the demo's. */
const TILL_DISHES = 2000;
/** Code of the first of them. */
const FIRST_CODE = 1000;

/** Returns the demo with 2,000 dishes more, with the codes from 1000 on and nothing to choose, under 60 headings. */
export function tillMenu(): Organisation {
  const demo = demoOrganisation();
  const sections = demo.sections.map(({ _id }) => _id);
  const large = largeMenu();
  const dishes = Array.from({ length: TILL_DISHES }, (_each, at): Product => {
    const { options: _options, stock: _stock, subCategory: _part, ...dish } = dishAt(at % PRODUCTS, []);
    return { ...dish, _id: `till-${at}`, code: String(FIRST_CODE + at), shops: undefined, sections };
  });
  return {
    ...demo,
    categories: [...demo.categories, ...large.categories.map((each) => ({ ...each, sections }))],
    products: [...demo.products, ...dishes],
  };
}

/** Returns a restaurant with one dish, which has no picture, no words and nothing to choose. */
export function oneDish(): Organisation {
  return smallOrganisation({
    shops: [aShop()],
    products: [aProduct('rice', { name: { en: 'Rice', cht: '白飯', chs: '米饭' }, price: 1200 })],
    productOptions: [],
  });
}

/** Returns the demo, where each seat is charged at every hour, not at dinner alone. */
export function chargedSeats(): Organisation {
  const demo = demoOrganisation();
  const setting = { from: '00:00', to: '24:00', percent: 10, amountPerPerson: 500 };
  return {
    ...demo,
    sections: demo.sections.map((section) => ({ ...section, sectionSettings: [setting] })),
  };
}

/** Returns the demo, whose café serves the menu of the whole day alone: the same dishes at whatever hour. */
export function servedAllDay(): Organisation {
  const demo = demoOrganisation();
  return {
    ...demo,
    sections: demo.sections.map((section) =>
      section.shops?.includes(CAFE) && section._id !== ALL_DAY ? { ...section, timeRange: [] } : section,
    ),
  };
}

/** Returns the demo, whose café is closed now and opens within a day, at whatever hour of this one. */
export function opensLater(): Organisation {
  const demo = demoOrganisation();
  const hour = (new Date().getUTCHours() + 8) % 24;
  const times =
    hour < 12 ? { startTime: '18:00', endTime: '23:45' } : { startTime: '00:15', endTime: '06:00' };
  const orderType: OrderType[] = ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'];
  return {
    ...demo,
    shops: demo.shops.map((shop) => ({ ...shop, onlineOpeningHours: [{ ...times, orderType }] })),
  };
}
