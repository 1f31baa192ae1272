import type { Organisation, Product } from '@comanda/contract';
import { demoOrganisation } from '@comanda/demo';
import pg from 'pg';
import { seedDatabase } from './seed-database.ts';

/** Prefix of the ids of the first shop's rows, which the other shops' are copied from. */
const FIRST = 'S0-';
const PRODUCTS = 150;
const COUNTED = 20;
/** Plenty, so that nothing sells out while it is measured. */
const PORTIONS = 1_000_000;
const TABLES = ['shops', 'sections', 'categories', 'products', 'product_options', 'table_view_items'];

export const PIN = '481516';

/** Returns the id of a row of a shop. */
export function idIn(shop: number, name: string): string {
  return `S${shop}-${name}`;
}

/** Creates the shops of a chain: one by the seed, the others as copies of its rows within the database. */
export async function seedChain(url: string, shops: number): Promise<void> {
  await seedDatabase({ url }, firstShop());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const copied = (column: string) => `replace(${column}, '${FIRST}', 'S' || n || '-')`;
  const numbers = `generate_series(1, ${shops - 1}) as n`;
  for (const table of TABLES) {
    await client.query(
      `insert into ${table} (id, position, doc)
         select ${copied('id')}, position + n * 1000, ${copied('doc')} from ${table}, ${numbers}`,
    );
  }
  await client.query(
    `insert into stock (shop, product, option, value, quantity, stock_mode, online_mode)
       select ${copied('shop')}, ${copied('product')}, option, value, quantity, stock_mode, online_mode
       from stock, ${numbers}`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** Returns an organisation of one shop with the demo's dishes, repeated until there are enough. */
function firstShop(): Organisation {
  const demo = demoOrganisation();
  const [shop, section, category] = [idIn(0, 'shop'), idIn(0, 'allday'), idIn(0, 'dishes')];
  const always = { from: '00:00', to: '24:00' };
  const [likeShop] = demo.shops;
  if (likeShop === undefined) throw new Error('the demo has no shop');
  const { name } = likeShop;
  return {
    ...demo,
    shops: [
      {
        _id: shop,
        name,
        currency: 'HKD',
        timezone: 'Asia/Hong_Kong',
        openForOnline: true,
        openTakeAway: true,
        openDineInNoTable: true,
        onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
        payment: { takeAway: 'either' },
      },
    ],
    sections: [{ _id: section, name, shops: [shop], timeRange: [{ ...always, openForOnline: true }] }],
    categories: [{ _id: category, name, sections: [section] }],
    subCategories: [],
    products: dishes(demo, { shop, section, category }),
    productOptions: demo.productOptions.slice(0, 20).map(({ options, ...option }, at) => ({
      ...option,
      _id: idIn(0, `option${at}`),
      required: false,
      options: options.map(({ product: _product, ...choice }) => ({ ...choice, type: undefined })),
    })),
    orderDiscounts: [],
    taxSettings: [],
    tableViewItems: Array.from({ length: 30 }, (_, at) => {
      return { _id: idIn(0, `view${at}`), shop, section, item: `table${at}`, name: `A${at}`, capacity: 4 };
    }),
    paymentMethods: [],
    rewards: [],
    gifts: [],
    points: [],
    users: [],
    userCoupons: [],
    staff: [{ _id: 'owner', name: 'Owner', role: 'owner', shops: [], pin: PIN }],
  };
}

function dishes(
  demo: Organisation,
  { shop, section, category }: { readonly shop: string; readonly section: string; readonly category: string },
): Product[] {
  return Array.from({ length: PRODUCTS }, (_, at) => {
    const like = demo.products[at % demo.products.length];
    if (like === undefined) throw new Error('the demo has no products');
    const { name, description, price, allergens, diets, image } = like;
    return {
      ...{ _id: idIn(0, `dish${at}`), name, description, price, allergens, diets, image },
      ...{ category, sections: [section], shops: [shop] },
      ...(at % 5 === 4 && { options: [idIn(0, `option${at % 20}`)] }),
      ...(at < COUNTED && { stock: { quantity: PORTIONS, stockMode: 'sync' as const } }),
    };
  });
}
