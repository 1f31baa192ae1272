import type { MappedPath } from './fields.ts';

/** Headers by the field that they usually mean; `name` and `description` are in the language of their cells. */
const HEADERS: { readonly [Target in HeaderTarget]?: string } = {
  code: 'code, sku, item code, product code, item number, plu, no, number, 編號, 代號, 貨號, 編碼, 編碼號, 编号, 代号, 货号, 编码, コード, 商品コード, 品番',
  name: 'name, item, item name, dish, product, product name, title, menu item, 品名, 名稱, 菜名, 菜式, 食品, 商品名稱, 名称, 菜品, 菜品名称, 商品名称, 商品名, メニュー名, 料理名',
  'name.en': 'english, english name, name en, name english, 英文, 英文名, 英文名稱, 英文名称, 英語名',
  'name.cht': 'traditional chinese, chinese, chinese name, 中文, 中文名, 中文名稱, 繁體, 繁體中文, 繁體名稱',
  'name.chs': 'simplified chinese, 简体, 简体中文, 中文名称, 简体名称, 簡體, 簡體中文',
  price:
    'price, default price, unit price, selling price, amount, 價錢, 價格, 售價, 單價, 價目, 价格, 价钱, 售价, 单价, 価格, 値段, 単価, 販売価格',
  category:
    'category, categories, group, department, reporting category, 類別, 分類, 類型, 種類, 类别, 分类, 类型, カテゴリ, カテゴリー, 部門, 分類名',
  subCategory: 'subcategory, sub category, 子類別, 子分類, 细类, 子类别, 子分类, サブカテゴリ',
  sections: 'sections, section, menus, 時段, 时段',
  description: 'description, details, 描述, 介紹, 說明, 簡介, 介绍, 说明, 简介, 説明',
  'description.en': 'description en, english description, 英文描述, 英文介紹, 英文说明',
  allergens: 'allergens, allergen, 致敏原, 過敏原, 过敏原, アレルゲン',
  diets: 'diets, diet, 飲食, 饮食',
  popular: 'popular, 推介, 人氣, 推荐, 人气, おすすめ',
  discountable: 'discountable, 可打折, 可折扣',
  soldByWeight: 'sold by weight, 按重量, 称重',
};
type HeaderTarget = MappedPath | 'name' | 'description';

/** Returns a header as headers are compared: without case, blanks and signs. */
export function foldedHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]/gu, '');
}

const BY_HEADER = new Map(
  Object.entries(HEADERS).flatMap(([target, headers]) =>
    headers.split(', ').map((header) => [foldedHeader(header), target as HeaderTarget] as const),
  ),
);

/** Returns the field that a header usually means. */
export function targetOf(header: string): HeaderTarget | undefined {
  return BY_HEADER.get(foldedHeader(header));
}

const MONEY_WORDS = /price|cost|價|价|価|円|\$/i;

/** Returns true for a header that speaks of money. */
export function saysPrice(header: string): boolean {
  return MONEY_WORDS.test(header);
}

/** Characters that only one of the two Chinese scripts has, as menus use them. */
const TRADITIONAL =
  /[雞魚麵飯湯熱紅綠黃凍檸蘿蔔蔥薑鹹餅蝦鴨豬鮮燒滷鍋捲腸豆漿粥類價廣東魷鯪鹽蠔醬爐焗撈錦鑊雜園號單雙點]/u;
const SIMPLIFIED =
  /[鸡鱼面饭汤热红绿黄冻柠萝葱姜咸饼虾鸭猪鲜烧卤锅卷肠浆类价广东鱿鲮盐蚝酱炉捞锦杂园号单双点]/u;

/** Returns the language field of texts: by the script that more of them are in. */
export function languageOf(cells: readonly string[]): 'en' | 'cht' | 'chs' {
  const count = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length;
  if (count(/\p{Script=Han}/u) * 2 < cells.length) return 'en';
  return count(SIMPLIFIED) > count(TRADITIONAL) ? 'chs' : 'cht';
}
