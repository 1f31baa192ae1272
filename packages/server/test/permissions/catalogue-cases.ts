import { COUNTER, SHOP, TABLE } from '../kits/small-organisation.ts';
import { type CallCases, LIST, open, read } from './permission-case.ts';

/** Cases of the calls about the catalogue and the settings. */
export const CATALOGUE_CASES = {
  'find systemSettings': LIST,
  'find appSettings': LIST,
  'get catalogue': read(SHOP),
  'find shops': LIST,
  'get shops': read(SHOP),
  'patch shops': { by: 'shop', request: () => ({ id: SHOP, data: { openDineInNoTable: true } }) },
  'find sections': LIST,
  'get sections': read('section1'),
  'find categories': LIST,
  'get categories': read('category1'),
  'find subCategories': LIST,
  'get subCategories': read('sub1'),
  'find products': LIST,
  'get products': read('rice'),
  // Stock is per shop: a manager elsewhere changes that of their own.
  'patch products': {
    by: 'open',
    request: () => ({ id: 'rice', data: { stock: { stockMode: 'sync' } } }),
    // a token for every shop names none
    overrides: { integration: [403] },
  },
  // As with `patch products`: a manager elsewhere marks the product in their own shop.
  'create products/soldOut': open({ product: 'rice', until: 'now' }),
  'find productOptions': LIST,
  'get productOptions': read('size'),
  'find orderDiscounts': LIST,
  'get orderDiscounts': read('five'),
  'find vipLevels': LIST,
  'get vipLevels': read('gold'),
  'find rewards': LIST,
  'get rewards': read('five-off'),
  'find taxSettings': LIST,
  'get taxSettings': read('tax1'),
  'find tableViewItems': LIST,
  'get tableViewItems': read(TABLE),
  // a device is known by its token, for the terminals that are its own
  'find paymentMethods': { ...LIST, by: 'open' },
  'get paymentMethods': { ...read(COUNTER), by: 'open' },
} satisfies CallCases;
