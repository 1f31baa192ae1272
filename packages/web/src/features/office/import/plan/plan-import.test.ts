import { describe, expect, it } from 'vitest';
import { csvFile, menuTable, xlsxFile } from '../export/index.ts';
import { aDish, aMenu, DRINKS, HOT, planOf, published, SHOP, SUGAR } from '../testing/a-menu.ts';
import { batchRequestId, editBatches } from './edit-batches.ts';
import type { ImportPlan } from './import-plan.ts';
import type { MenuLists } from './menu-lists.ts';

const standings = ({ rows }: ImportPlan) => rows.map(({ standing }) => standing);
const refusals = ({ rows }: ImportPlan) =>
  rows.flatMap(({ row, refusals: all }) =>
    all.map(({ column, reason, about }) => ({ row, column, reason, about })),
  );

const MENU = aMenu({
  products: [aDish()],
  categories: [DRINKS],
  subCategories: [HOT],
  productOptions: [SUGAR],
});

describe('a file with any columns', () => {
  const FILE =
    '編號,品名,English,類別,價錢\nD1,奶茶,Milk tea,飲品,$18.0\nD2,凍檸茶,Iced lemon tea,飲品,20\nE1,蛋撻,Egg tart,甜品,"HK$1,008.50"\n';

  it('B8.2 is new, changed and the same, and says the old value beside the new one', async () => {
    const plan = await planOf(FILE.replace('$18.0', '19'), MENU);
    expect(standings(plan)).toEqual(['changed', 'new', 'new']);
    expect(plan.rows[0]?.changes).toEqual([{ path: 'price', was: 1800, value: 1900 }]);
    // what is new is said as well: nothing is imported unseen
    expect(plan.rows[2]?.changes).toEqual([
      { path: 'code', value: 'E1' },
      { path: 'category', value: '甜品' },
      { path: 'price', value: 100_850 },
    ]);
    expect(plan.newCategories).toEqual(['甜品']);
    const after = published(MENU, plan.edits);
    expect(after.products[2]).toMatchObject({
      ...{ code: 'E1', price: 100_850, name: { en: 'Egg tart', cht: '蛋撻', chs: '' }, shops: [SHOP] },
      sections: ['all-day'],
    });
  });

  it('B8.3 changes nothing the second time', async () => {
    const after = published(MENU, (await planOf(FILE, MENU)).edits);
    const again = await planOf(FILE, after);
    expect([again.edits, standings(again)]).toEqual([[], ['same', 'same', 'same']]);
  });

  it('B8.3 fills a menu that has nothing yet', async () => {
    const plan = await planOf(FILE, aMenu());
    const after = published(aMenu(), plan.edits);
    expect(standings(plan)).toEqual(['new', 'new', 'new']);
    expect(after.categories.map(({ name }) => name.en)).toEqual(['飲品', '甜品']);
    expect((await planOf(FILE, after)).edits).toEqual([]);
  });

  it('B8.2 refuses rows with their column and the reason, and takes the others', async () => {
    const plan = await planOf(
      'code,name,category,price\nX1,Roast rice,Rice,時價\nD2,Tea,Drinks,20\nD2,Other tea,Drinks,21\n,,Drinks,5\nX2,Soup,Rice,(1.00)\nX3,Bun,Rice,\nX4,Cake,Rice,1.005\n' +
        `${'X'.repeat(41)},Long,Rice,3\n`,
      MENU,
    );
    expect(refusals(plan)).toEqual([
      { row: 2, column: 'price', reason: 'notAmount', about: '時價' },
      { row: 4, column: 'code', reason: 'codeTwice', about: '3' },
      { row: 5, column: 'name', reason: 'nameMissing', about: undefined },
      { row: 6, column: 'price', reason: 'negative', about: undefined },
      { row: 7, column: 'price', reason: 'priceMissing', about: undefined },
      { row: 8, column: 'price', reason: 'tooFine', about: '1.005' },
      { row: 9, column: expect.stringContaining('code'), reason: 'doesNotFit', about: undefined },
    ]);
    expect(standings(plan).filter((each) => each === 'new')).toHaveLength(1);
  });

  it('B8.3 asks about a dish that it knows by its name within the category alone', async () => {
    const file = 'name,category,price\nMilk tea,Drinks,19\nMilk tea,Dessert,30\n';
    const asked = await planOf(file, MENU);
    expect(standings(asked)).toEqual(['asks', 'new']);
    expect(asked.edits.some(({ entity }) => entity === 'tea')).toBe(false);
    const same = await planOf(file, MENU, { sameNames: 'same' });
    expect(same.edits).toContainEqual({
      list: 'products',
      entity: 'tea',
      path: 'price',
      was: 1800,
      value: 1900,
    });
    expect(standings(await planOf(file, MENU, { answers: { 2: 'new' } }))).toEqual(['new', 'new']);
  });

  it('B8.3 changes nothing where a column is missing, and empties by empty cells only where ticked', async () => {
    const menu = aMenu({
      products: [aDish({ allergens: ['milk'], description: { en: 'Strong', cht: '', chs: '' } })],
      categories: [DRINKS],
    });
    const file = 'code,name,price,allergens,description en\nD1,,,,\n';
    expect((await planOf(file, menu)).edits).toEqual([]);
    const plan = await planOf(file, menu, { clearsEmpty: true });
    expect(plan.edits.map(({ path, value }) => [path, value])).toEqual([
      ['allergens', undefined],
      ['description.en', ''],
    ]);
  });

  it('B8.3 archives what is absent only where ticked, and never what others use', async () => {
    const menu = aMenu({
      products: [
        aDish(),
        aDish({ _id: 'bun', code: 'B1' }),
        aDish({ _id: 'soup', code: 'S1' }),
        aDish({ _id: 'far', code: 'F', shops: ['other'] }),
      ],
      categories: [DRINKS],
      productOptions: [
        { ...SUGAR, options: [{ _id: 'c', name: SUGAR.name, type: 'product', product: 'soup' }] },
      ],
    });
    const file = 'code,name,price\nD1,Milk tea,18\n';
    expect((await planOf(file, menu)).edits).toEqual([]);
    const plan = await planOf(file, menu, { archivesAbsent: true });
    expect(plan.edits.map(({ entity, path }) => [entity, path])).toEqual([['bun', 'archivedAt']]);
    expect([plan.archived, plan.kept]).toEqual([['Milk tea'], ['Milk tea']]);
  });

  it('B8.1 keeps a formula as the name that it is', async () => {
    const plan = await planOf("code,name,category,price\nF1,=1+1,Drinks,5\nF2,'=2+2,Drinks,5\n", MENU);
    expect(
      published(MENU, plan.edits)
        .products.slice(1)
        .map(({ name }) => name.en),
    ).toEqual(['=1+1', '=2+2']);
  });

  it('B8.2 takes 5,000 rows at once', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `N${at},Dish ${at},Category ${at % 40},${at % 300}`);
    const file = `code,name,category,price\n${rows.join('\n')}`;
    const plan = await planOf(file, aMenu());
    const after = published(aMenu(), plan.edits);
    expect([plan.rows.length, after.products.length, after.categories.length]).toEqual([5000, 5000, 40]);
    expect((await planOf(file, after)).edits).toEqual([]);
  }, 30_000);
});

describe('a file of ours', () => {
  const full = aMenu({
    categories: [DRINKS],
    subCategories: [HOT],
    productOptions: [SUGAR],
    products: [
      aDish({
        ...{
          subCategory: 'hot',
          options: ['sugar'],
          description: { en: '=cmd|x', cht: "'quoted'", chs: '' },
        },
        ...{
          allergens: [],
          diets: ['vegetarian'],
          popular: true,
          discountable: false,
          priceMin: 1050,
          order: 3,
        },
        ...{ discountMapping: [{ shop: SHOP, price: 1700 }], sources: [{ system: 'square', id: 'T:1' }] },
        ...{ stock: { mode: 'limit', onlineThreshold: 2 }, goesWith: ['bun'], weight: 0.5 },
      }),
      aDish({ _id: 'bun', code: '007', name: { en: '-Bun', cht: '包\n大', chs: '' } }),
    ],
  });

  it.each([
    ['CSV', csvFile],
    ['a workbook', xlsxFile],
  ])('B8.3 comes back from %s without loss', async (_name, write) => {
    const file = write(menuTable(full));
    expect((await planOf(file, full)).edits).toEqual([]);
    const empty = aMenu();
    const plan = await planOf(file, empty);
    expect(refusals(plan)).toEqual([]);
    const after = published(empty, plan.edits);
    for (const list of ['products', 'productOptions', 'categories', 'subCategories'] as const)
      expect(JSON.parse(JSON.stringify(after[list]))).toEqual(
        full[list].map((document) =>
          list === 'products' ? { order: expect.any(Number), ...document } : document,
        ),
      );
  });

  it('B8.3 takes the same code in two shops of a chain, each for itself', async () => {
    const [home] = aMenu().shops;
    // the cast is sound: the other shop is as the first
    const both = { shops: [home, { ...home, _id: 'other' }] } as Pick<MenuLists, 'shops'>;
    const chain = { ...MENU, ...both, products: [aDish(), aDish({ _id: 'far', shops: ['other'] })] };
    const file = csvFile(menuTable(chain));
    expect(new Set(standings(await planOf(file, chain)))).toEqual(new Set(['same']));
    const plan = await planOf(file, aMenu(both));
    expect(refusals(plan)).toEqual([]);
    expect(published(aMenu(both), plan.edits).products.map(({ code, shops }) => [code, shops])).toEqual([
      ['D1', [SHOP]],
      ['D1', ['other']],
    ]);
  });

  it('B8.3 knows a dish of another menu by its code, wherever the file names it by its own id', async () => {
    const file =
      'kind,id,of,code,name.en,price,category,goesWith\ndish,x1,,D1,Milk tea,18,drinks,\ndish,x2,,N1,Toast,12,drinks,x1\n';
    const plan = await planOf(file, MENU);
    expect(standings(plan)).toEqual(['same', 'new']);
    expect(published(MENU, plan.edits).products[1]).toMatchObject({ _id: 'x2', goesWith: ['tea'] });
  });

  it('B8.2 changes fields of categories, options and choices, and adds choices', async () => {
    const plan = await planOf(
      'kind,id,of,name.en,price\ncategory,drinks,,Cups,\nchoice,more,sugar,@More,0.50\nchoice,none,sugar,None,\noption,,,Ice,\ndish,tea,,Milk tea,18\nsoup,,,x,\n',
      full,
    );
    expect(standings(plan)).toEqual(['changed', 'changed', 'new', 'new', 'same', 'refused']);
    const after = published(full, plan.edits);
    expect(after.categories[0]?.name.en).toBe('Cups');
    expect(after.productOptions[0]?.options.map(({ _id, price }) => [_id, price])).toEqual([
      ['less', undefined],
      ['more', 50],
      ['none', undefined],
    ]);
  });
});

describe('a file of another till', () => {
  const SQUARE =
    'Exported,,,,,,,,\nReference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Price,Archived,Option Name 1,Option Value 1,Current Quantity Harbour,Modifier Set - Milk\n' +
    '#latte,T1,Latte,,Small,,Hot,"Coffee, Drinks",30.00,N,Size,Small,,Y\n#latte,T2,Latte,,Large,,Hot,"Coffee, Drinks",36.00,N,Size,Large,,Y\n#cake,T3,Cake,,Regular,CK1,,Cakes,variable,N,,,,N\n#old,T4,Old,,Regular,,,Cakes,9,Y,,,,N\n';
  const LOYVERSE =
    'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Option 3 name,Option 3 value,Default price,Barcode,SKU of included item,Quantity of included item,Available for sale [Harbour],Price [Harbour],In stock [Harbour],Modifier - Ice,Tax - VAT\n' +
    'tea,100,檸檬茶,飲品,,N,Size,S,,,,,20,,,,Y,22,,Y,N\n,101,,,,,,L,,,,,25,,,,Y,,,,\nham,102,Ham,Deli,,Y,,,,,,,9.50,,,,Y,9.50,,N,N\n';

  it.each([
    ['Square', SQUARE],
    ['Loyverse', LOYVERSE],
  ])('B8.3 from %s changes nothing the second time', async (_name, file) => {
    const plan = await planOf(file, MENU);
    expect([standings(plan), refusals(plan)]).toEqual([['new', 'new'], []]);
    const after = published(MENU, plan.edits);
    const again = await planOf(file, after);
    expect([standings(again), again.edits]).toEqual([['same', 'same'], []]);
  });

  it('B8.3 from Square has variations as choices, and sets of modifiers as drafts', async () => {
    const after = published(MENU, (await planOf(SQUARE, MENU)).edits);
    const [, latte, cake] = after.products;
    expect(latte).toMatchObject({ price: 3000, sources: [{ system: 'square', id: 'T1' }] });
    expect(cake).toMatchObject({ openPrice: true, code: 'CK1' });
    const options = latte?.options?.map((id) => after.productOptions.find(({ _id }) => _id === id));
    expect(options?.map((option) => [option?.name.en, option?.draft ?? false])).toEqual([
      ['Size', false],
      ['Milk', true],
    ]);
    expect(options?.[0]?.options.map(({ name, price }) => [name.en, price])).toEqual([
      ['Small', 0],
      ['Large', 600],
    ]);
  });

  it('B8.2 from Square says the changed price of a variation, and refuses one that is no price', async () => {
    const after = published(MENU, (await planOf(SQUARE, MENU)).edits);
    const dearer = await planOf(SQUARE.replace('36.00', '37.00'), after);
    expect(dearer.edits).toMatchObject([{ list: 'productOptions', was: 600, value: 700 }]);
    const wrong = await planOf(SQUARE.replace('36.00', 'ask'), after);
    expect(refusals(wrong)).toEqual([{ row: 3, column: 'Price', reason: 'notAmount', about: 'ask' }]);
  });

  it('B8.3 from Loyverse has prices of shops by their names', async () => {
    const after = published(MENU, (await planOf(LOYVERSE, MENU)).edits);
    expect(after.products[1]).toMatchObject({
      name: { en: '檸檬茶', cht: '檸檬茶', chs: '' },
      price: 2000,
      category: 'drinks',
      discountMapping: [{ shop: SHOP, price: 2200 }],
    });
    expect(after.products[2]).toMatchObject({ soldByWeight: true, code: '102', price: 950 });
  });

  it('B8.2 from Loyverse refuses a row whose price is none, by its line and column, and takes the others', async () => {
    const plan = await planOf(LOYVERSE.replace('9.50,,,,Y', 'ask,,,,Y'), MENU);
    expect(refusals(plan)).toEqual([{ row: 4, column: 'Default price', reason: 'notAmount', about: 'ask' }]);
    const after = published(MENU, plan.edits);
    expect(after.products.map(({ name }) => name.en)).toEqual([MENU.products[0]?.name.en, '檸檬茶']);
  });
});

describe('the calls of an import', () => {
  it('B8.2 have the edits in order, each call within what the server takes', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => `N${at},${'麵'.repeat(60)}${at},Noodles,10`);
    const { edits } = await planOf(`code,name,category,price\n${rows.join('\n')}`, MENU);
    const batches = editBatches(edits);
    expect(batches.flat()).toEqual(edits);
    for (const batch of batches)
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(64_000);
    expect(editBatches([])).toEqual([]);
  });

  it('B8.2 have ids that follow from the import, so that a repeat after a crash is the same call', () => {
    const id = '01234567-89ab-7cde-8f01-23456789abcd';
    expect(batchRequestId(id, 0)).toBe('01234567-89ab-7cde-8f01-000000000000');
    expect(batchRequestId(id, 255)).toBe('01234567-89ab-7cde-8f01-0000000000ff');
  });
});
