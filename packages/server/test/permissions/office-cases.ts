import { randomUUID } from 'node:crypto';
import { aStaffMember } from '../kits/calls.ts';
import { COUNTER, SHOP, TABLE } from '../kits/small-organisation.ts';
import type { PermissionCase } from './permission-case.ts';
import type { World } from './world.ts';

const name = { en: 'New', cht: '新', chs: '新' };
const IN_DRAFT = () => ({ requestId: randomUUID(), changeSet: 'open' });
/**
 * The documents of the menu are changed by owners, by area managers where all its shops are theirs, and so by other
 * programs; the area manager here has one of two shops.
 */
const NOT_MANAGERS: PermissionCase['overrides'] = {
  manager: [403],
  areaManager: [403],
  managerElsewhere: [403],
  integrationElsewhere: [403],
};

type ListCases<Path extends string> = {
  readonly [Name in `${'create' | 'patch' | 'remove'} ${Path}`]: PermissionCase;
};

/** Creates the cases of the changes of a list: of a new document, and of one that exists. */
function ofList<Path extends string>(
  path: Path,
  { document, id, edit }: { readonly document: object; readonly id: string; readonly edit: object },
  rest: Pick<PermissionCase, 'by' | 'overrides'> = { by: 'open', overrides: NOT_MANAGERS },
): ListCases<Path> {
  const cases: Readonly<Record<string, PermissionCase>> = {
    [`create ${path}`]: { ...rest, request: () => ({ data: { ...IN_DRAFT(), document } }) },
    [`patch ${path}`]: { ...rest, request: () => ({ id, data: { ...IN_DRAFT(), edits: [edit] } }) },
    [`remove ${path}`]: {
      ...rest,
      request: () => ({ id, query: `?requestId=${randomUUID()}&changeSet=open` }),
    },
  };
  // the cast is sound: the names are those of the type
  return cases as ListCases<Path>;
}

const NAMED = { path: 'name.en', was: 'x', value: 'New' };
const OF_SHOP = { by: 'shop' } as const;

async function aSet({ edge }: World) {
  const call = { requestId: randomUUID(), name: 'Summer' };
  return edge.core.changeSets.create(call, aStaffMember('owner'));
}

const { 'patch shops': _patchShop, ...OF_SHOPS } = ofList('shops', {
  document: {
    name,
    currency: 'HKD',
    timezone: 'Asia/Hong_Kong',
    openForOnline: false,
    openTakeAway: false,
    openDineInNoTable: false,
  },
  id: SHOP,
  edit: NAMED,
});
const { 'patch products': _patchProduct, ...OF_PRODUCTS } = ofList('products', {
  document: { name, price: 1, category: 'category1', sections: ['section1'] },
  id: 'rice',
  edit: NAMED,
});

const OF_OPTIONS = ofList('productOptions', { document: { name, options: [] }, id: 'size', edit: NAMED });

const OF_SECTIONS = ofList('sections', {
  document: { name, shops: [SHOP] },
  id: 'section1',
  edit: NAMED,
});

/** Returns the id of a finished export. */
async function anExport({ edge: { core } }: World): Promise<string> {
  const done = (await core.exports.find()).find(({ status }) => status === 'done');
  if (done) return done._id;
  const { _id } = await core.exports.create({ requestId: randomUUID() }, aStaffMember('owner'));
  await core.exports.writeDue();
  return _id;
}

async function aBatch({ edge: { core } }: World): Promise<string> {
  const call = { requestId: randomUUID(), coupon: 'five', prefix: 'P', count: 1, shops: [SHOP] };
  return (await core.couponBatches.create(call, aStaffMember('owner')))._id;
}

/** Cases of the calls of the back office. */
export const OFFICE_CASES = {
  ...OF_SHOPS,
  'remove shops': { ...OF_SHOPS['remove shops'], by: 'shop', overrides: undefined },
  ...OF_PRODUCTS,
  ...OF_SECTIONS,
  'create sections': {
    ...OF_SECTIONS['create sections'],
    overrides: { ...NOT_MANAGERS, areaManager: [] },
  },
  ...ofList('categories', { document: { name, sections: ['section1'] }, id: 'category1', edit: NAMED }),
  ...ofList('subCategories', { document: { name, category: 'category1' }, id: 'sub1', edit: NAMED }),
  ...OF_OPTIONS,
  // an option that no dish has yet is of no shop
  'create productOptions': {
    ...OF_OPTIONS['create productOptions'],
    overrides: { ...NOT_MANAGERS, areaManager: [], integrationElsewhere: [] },
  },
  ...ofList('orderDiscounts', { document: { name, type: 'discount' }, id: 'five', edit: NAMED }),
  ...ofList('vipLevels', { document: { name, orderDiscount: 0.9 }, id: 'gold', edit: NAMED }),
  ...ofList('rewards', { document: { name, points: 1, coupon: 'five' }, id: 'five-off', edit: NAMED }),
  ...ofList('taxSettings', { document: { name, status: 'active', percent: 1 }, id: 'tax1', edit: NAMED }),
  ...ofList(
    'tableViewItems',
    {
      document: { shop: SHOP, item: 'table9', name: 'A9', capacity: 2 },
      id: TABLE,
      edit: { path: 'capacity', was: 4, value: 5 },
    },
    OF_SHOP,
  ),
  ...ofList(
    'paymentMethods',
    { document: { name, shop: SHOP, provider: 'manual', online: false }, id: COUNTER, edit: NAMED },
    OF_SHOP,
  ),
  ...ofList('appSettings', {
    document: { key: 'motto', value: 'Eat' },
    id: 'primaryColor',
    edit: { path: 'value', was: 'FF9B33', value: '112233' },
  }),
  'patch systemSettings': {
    by: 'open',
    request: () => ({ id: 'system', data: { ...IN_DRAFT(), edits: [{ path: 'vipMonths', value: 6 }] } }),
    overrides: NOT_MANAGERS,
  },
  'find couponBatches': { by: 'open', request: () => ({}) },
  'get couponBatches': { by: 'open', request: async (world) => ({ id: await aBatch(world) }) },
  'create couponBatches': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), coupon: 'five', prefix: 'P', count: 1 } }),
  },
  'remove couponBatches': { by: 'open', request: async (world) => ({ id: await aBatch(world) }) },
  'create couponBatches/codes': {
    by: 'open',
    request: async (world) => ({ data: { batch: await aBatch(world) } }),
  },
  'find exports': { by: 'open', request: () => ({}) },
  'get exports': { by: 'open', request: async (world) => ({ id: await anExport(world) }) },
  'create exports': {
    by: 'open',
    request: async (world) => {
      // what the caller before asked for is finished by now
      await world.edge.core.exports.writeDue();
      return { data: { requestId: randomUUID() } };
    },
  },
  'remove exports': { by: 'open', request: async (world) => ({ id: await anExport(world) }) },
  'create exports/link': {
    by: 'open',
    request: async (world) => ({ data: { export: await anExport(world) } }),
  },
  'find changeSets': { by: 'open', request: () => ({}) },
  'get changeSets': { by: 'open', request: async (world) => ({ id: (await aSet(world))._id }) },
  'create changeSets': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), name: 'Summer' } }),
  },
  'patch changeSets': {
    by: 'open',
    request: async (world) => ({ id: (await aSet(world))._id, data: { version: 1, name: 'Autumn' } }),
  },
  'remove changeSets': { by: 'open', request: async (world) => ({ id: (await aSet(world))._id }) },
  'create changeSets/edit': {
    by: 'open',
    request: () => ({
      data: {
        ...IN_DRAFT(),
        edits: [{ list: 'products', entity: 'rice', path: 'price', was: 2000, value: 2100 }],
        onConflict: 'skip',
      },
    }),
    overrides: NOT_MANAGERS,
  },
  'create changeSets/check': {
    by: 'open',
    request: async (world) => ({ data: { changeSet: (await aSet(world))._id } }),
  },
  'create changeSets/difference': {
    by: 'open',
    request: () => ({ data: { from: '2026-03-01T21:00:00.000Z', to: '2026-03-02T21:00:00.000Z' } }),
  },
  // A preview is of a shop of one's own.
  'create changeSets/preview': {
    by: 'open',
    overrides: { managerElsewhere: [403], integrationElsewhere: [403] },
    request: async (world) => ({ data: { changeSet: (await aSet(world))._id, shop: SHOP } }),
  },
  'create catalogue/preview': {
    by: 'open',
    request: async (world) => {
      const call = { changeSet: (await aSet(world))._id, shop: SHOP };
      const { token } = await world.edge.core.changeSets.preview(call, aStaffMember('owner'));
      return { data: { token } };
    },
  },
  'create changeSets/publish': {
    by: 'open',
    request: async (world) => ({
      data: { requestId: randomUUID(), changeSet: (await aSet(world))._id, version: 1 },
    }),
  },
  'create changeSets/undo': {
    by: 'open',
    request: async (world) => ({ data: { requestId: randomUUID(), changeSet: (await aSet(world))._id } }),
  },
} as const satisfies Readonly<Record<string, PermissionCase>>;
