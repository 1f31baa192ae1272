import { randomUUID } from 'node:crypto';
import type { ChangeSet, PreviewToken, ServicePath } from '@comanda/contract';
import { COUNTER, SHOP, TABLE } from '../kits/small-organisation.ts';
import { type Cases, create } from './case-kit.ts';
import type { TestOrganisation } from './organisation.ts';

type Case = (organisation: TestOrganisation) => Promise<unknown>;
const name = { en: 'New', cht: '新', chs: '新' };

/** Creates the case of a new document, drafted by the owner. */
const added =
  (path: ServicePath, document: object): Case =>
  (organisation) =>
    create(organisation, path, { requestId: randomUUID(), changeSet: 'open', document }, 'owner');

/** Creates the case of a change of a document that the owner publishes at once, and back. */
const changed =
  (
    path: ServicePath,
    id: string,
    edit: { readonly path: string; readonly was?: unknown; readonly value?: unknown },
  ): Case =>
  async (organisation) => {
    const service = await organisation.as('owner', path);
    const back = { path: edit.path, was: edit.value, value: edit.was };
    await service.patch(id, { requestId: randomUUID(), changeSet: 'now', edits: [edit] });
    return service.patch(id, { requestId: randomUUID(), changeSet: 'now', edits: [back] });
  };

/** Creates the case of archiving a document that was only drafted. */
const removed =
  (path: ServicePath, document: object): Case =>
  async (organisation) => {
    const { _id } = (await added(path, document)(organisation)) as { readonly _id: string };
    const query = { requestId: randomUUID(), changeSet: 'open', detach: true };
    return (await organisation.as('owner', path)).remove(_id, { query });
  };

/** The documents that the cases add, and those that they change. */
const DOCUMENTS = {
  sections: [{ name, shops: [SHOP] }, 'section1', { path: 'showOrder', value: 3 }],
  categories: [{ name, sections: ['section1'] }, 'category1', { path: 'order', value: 3 }],
  subCategories: [{ name, category: 'category1' }, 'sub1', { path: 'order', value: 3 }],
  productOptions: [{ name, options: [{ _id: 'x', name }] }, 'size', { path: 'multiple', value: true }],
  orderDiscounts: [
    { name, type: 'discount', discountType: 'amount', discount: 1 },
    'ten',
    { path: 'repeat', value: true },
  ],
  vipLevels: [{ name, orderDiscount: 0.8 }, 'gold', { path: 'minPoints', value: 10 }],
  rewards: [{ name, points: 5, coupon: 'five' }, 'five-off', { path: 'validDays', value: 30 }],
  taxSettings: [{ name, status: 'disabled', percent: 1 }, 'tax1', { path: 'priority', value: 2 }],
  paymentMethods: [
    { name, shop: SHOP, provider: 'manual', online: false },
    COUNTER,
    { path: 'showOrder', value: 3 },
  ],
} as const satisfies {
  readonly [Path in ServicePath]?: readonly [
    object,
    string,
    { readonly path: string; readonly value: unknown },
  ];
};

const OF_LISTS: Cases = Object.fromEntries(
  Object.entries(DOCUMENTS).flatMap(([list, [document, id, edit]]) => {
    // the cast is sound: the documents are keyed by the lists
    const path = list as ServicePath;
    return [
      [`create ${path}`, added(path, document)],
      [`remove ${path}`, removed(path, document)],
      [`patch ${path}`, changed(path, id, edit)],
    ];
  }),
);

async function aSet(organisation: TestOrganisation): Promise<ChangeSet> {
  return create(organisation, 'changeSets', { requestId: randomUUID(), name: 'Summer' }, 'owner');
}

async function aPreview(organisation: TestOrganisation): Promise<PreviewToken> {
  const { _id: changeSet } = await aDraftedSetting(organisation);
  return create(organisation, 'changeSets/preview', { changeSet, shop: SHOP }, 'owner');
}

/** Drafts a new setting in a set of its own. */
async function aDraftedSetting(organisation: TestOrganisation): Promise<ChangeSet> {
  const { _id: changeSet } = await aSet(organisation);
  const entity = randomUUID();
  const edits = [
    { list: 'appSettings', entity, path: '', value: { _id: entity, key: 'motto', value: 'Eat' } },
  ];
  const call = { requestId: randomUUID(), changeSet, edits, onConflict: 'skip' };
  const answer = await create<{ changeSet: ChangeSet }>(organisation, 'changeSets/edit', call, 'owner');
  return answer.changeSet;
}

async function aPublishedSet(organisation: TestOrganisation): Promise<ChangeSet> {
  const { _id: changeSet, version } = await aDraftedSetting(organisation);
  return create(organisation, 'changeSets/publish', { requestId: randomUUID(), changeSet, version }, 'owner');
}

async function anExport(organisation: TestOrganisation): Promise<{ readonly _id: string }> {
  const { exports } = organisation.edge.core;
  await exports.writeDue();
  return create(organisation, 'exports', { requestId: randomUUID() }, 'owner');
}

async function aBatch(organisation: TestOrganisation): Promise<{ readonly _id: string }> {
  const call = { requestId: randomUUID(), coupon: 'five', prefix: 'P', count: 1 };
  return create(organisation, 'couponBatches', call, 'owner');
}

const PRODUCT = { name, price: 100, category: 'category1', sections: ['section1'] };

/** Cases of the calls of the back office. */
export const OFFICE_CASES: Cases = {
  ...OF_LISTS,
  'create products': added('products', PRODUCT),
  'remove products': removed('products', PRODUCT),
  'patch systemSettings': changed('systemSettings', 'system', { path: 'vipMonths', value: 6 }),
  'create appSettings': added('appSettings', { key: 'motto', value: 'Eat' }),
  'patch appSettings': changed('appSettings', 'primaryColor', {
    path: 'value',
    was: 'FF9B33',
    value: '112233',
  }),
  'remove appSettings': removed('appSettings', { key: 'motto', value: 'Eat' }),
  'create tableViewItems': added('tableViewItems', { shop: SHOP, item: 'table9', name: 'A9', capacity: 2 }),
  'patch tableViewItems': changed('tableViewItems', TABLE, { path: 'capacity', was: 4, value: 5 }),
  'remove tableViewItems': removed('tableViewItems', { shop: SHOP, item: 'table9', name: 'A9', capacity: 2 }),
  'create shops': added('shops', {
    name,
    currency: 'HKD',
    timezone: 'Asia/Hong_Kong',
    openForOnline: false,
    openTakeAway: false,
    openDineInNoTable: false,
  }),
  'remove shops': async (organisation) => {
    const shop = { name, currency: 'HKD', timezone: 'Asia/Hong_Kong' };
    const closed = { openForOnline: false, openTakeAway: false, openDineInNoTable: false };
    return removed('shops', { ...shop, ...closed })(organisation);
  },
  'find couponBatches': async (organisation) => {
    const { _id } = await aBatch(organisation);
    return (await organisation.as('owner', 'couponBatches')).find({ query: { _id } });
  },
  'get couponBatches': async (organisation) =>
    (await organisation.as('owner', 'couponBatches')).get((await aBatch(organisation))._id),
  'create couponBatches': aBatch,
  'remove couponBatches': async (organisation) =>
    (await organisation.as('owner', 'couponBatches')).remove((await aBatch(organisation))._id),
  'create couponBatches/codes': async (organisation) => {
    const { _id: batch } = await aBatch(organisation);
    return create(organisation, 'couponBatches/codes', { batch }, 'owner');
  },
  'find exports': async (organisation) => {
    const { _id } = await anExport(organisation);
    return (await organisation.as('owner', 'exports')).find({ query: { _id } });
  },
  'get exports': async (organisation) =>
    (await organisation.as('owner', 'exports')).get((await anExport(organisation))._id),
  'create exports': anExport,
  'remove exports': async (organisation) =>
    (await organisation.as('owner', 'exports')).remove((await anExport(organisation))._id),
  'create exports/link': async (organisation) => {
    const { _id } = await anExport(organisation);
    await organisation.edge.core.exports.writeDue();
    return create(organisation, 'exports/link', { export: _id }, 'owner');
  },
  'find changeSets': async (organisation) => {
    const { _id } = await aSet(organisation);
    return (await organisation.as('owner', 'changeSets')).find({ query: { _id, status: { $in: ['open'] } } });
  },
  'get changeSets': async (organisation) =>
    (await organisation.as('owner', 'changeSets')).get((await aSet(organisation))._id),
  'create changeSets': aSet,
  'patch changeSets': async (organisation) => {
    const { _id, version } = await aSet(organisation);
    return (await organisation.as('owner', 'changeSets')).patch(_id, { version, name: 'Autumn' });
  },
  'remove changeSets': async (organisation) =>
    (await organisation.as('owner', 'changeSets')).remove((await aSet(organisation))._id),
  'create changeSets/edit': async (organisation) => {
    const { _id: changeSet } = await aSet(organisation);
    const edits = [{ list: 'products', entity: 'rice', path: 'price', was: 2000, value: 2100 }];
    return create(organisation, 'changeSets/edit', { requestId: randomUUID(), changeSet, edits }, 'owner');
  },
  'create changeSets/check': async (organisation) => {
    const { _id: changeSet } = await aDraftedSetting(organisation);
    return create(organisation, 'changeSets/check', { changeSet }, 'owner');
  },
  'create changeSets/difference': async (organisation) => {
    await aPublishedSet(organisation);
    const moments = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
    return create(organisation, 'changeSets/difference', moments, 'owner');
  },
  'create changeSets/preview': aPreview,
  'create catalogue/preview': async (organisation) => {
    const { token } = await aPreview(organisation);
    return create(organisation, 'catalogue/preview', { token });
  },
  'create changeSets/publish': aPublishedSet,
  'create changeSets/undo': async (organisation) => {
    const { _id: changeSet } = await aPublishedSet(organisation);
    return create(organisation, 'changeSets/undo', { requestId: randomUUID(), changeSet }, 'owner');
  },
};
