import { everyCall } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { openEdge } from '../../../test/kits/edge.ts';
import { aRule } from '../../../test/kits/promotions.ts';
import { silentLog } from '../../../test/kits/silent-log.ts';
import { aProduct, OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import type { Menu } from '../../catalogue/catalogue-reader.ts';
import { CATALOGUE_LISTS, isOrganisationList } from '../../catalogue/catalogue-tables.ts';
import { createPictures } from '../../media/create-pictures.ts';
import { createServices } from '../all-services.ts';

const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

describe('catalogue queries of the specification', () => {
  it.each([
    ['sections', { shops: SHOP, $sort: { showOrder: 1 } }, ['section2', 'section1']],
    ['categories', { sections: 'section1', $limit: 1000, $sort: { order: 1 } }, ['category1']],
    ['products', { sections: 'section1', shops: SHOP, $limit: 1000 }, ['noodles', 'rice', 'tea', 'cake']],
    ['subCategories', { category: { $in: ['category1'] }, $limit: 1000 }, []],
    ['productOptions', { _id: { $in: ['size'] }, $paginate: false }, ['size']],
    ['taxSettings', { status: 'active', shops: SHOP, $paginate: false }, []],
    ['tableViewItems', { _id: 'view1', shop: SHOP, $limit: 1 }, ['view1']],
    ['paymentMethods', { shop: SHOP }, ['counter1', 'fps1', 'sandbox1']],
    ['orderDiscounts', { source: 'automatic', shops: SHOP, $sort: { priority: 1 } }, []],
    ['systemSettings', {}, ['system']],
    ['appSettings', {}, ['primaryColor']],
    ['shops', { $and: [{ _id: { $gt: 'shop1' } }], $sort: { _id: 1 }, $limit: 1 }, ['shop2']],
  ])('%s by %j', async (path, query, expected) => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const answer = await guest.service(path).find({ query });
    const rows = Array.isArray(answer) ? answer : answer.data;
    expect(ids(rows).toSorted()).toEqual(expected.toSorted());
    const isBare = '$paginate' in query;
    if (isBare) expect(answer).toBeInstanceOf(Array);
    else expect(answer).toMatchObject({ total: expect.any(Number), limit: expect.any(Number), skip: 0 });
  });

  it('find a product without a section in every section', async () => {
    const everywhere = { ...aProduct('water'), sections: [] };
    const edge = await openEdge({}, smallOrganisation({ products: [aProduct('rice'), everywhere] }));
    const guest = await edge.connect();
    const find = async (sections: unknown) =>
      ids((await guest.service('products').find({ query: { sections, shops: SHOP } })).data);
    expect(await find('section1')).toEqual(['rice', 'water']);
    expect(await find({ $in: ['section2'] })).toEqual(['water']);
  });

  it('are answered by id unless another order is asked for', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const find = async (query: object) => ids((await guest.service('products').find({ query })).data);
    expect(await find({ shops: SHOP })).toEqual(['cake', 'noodles', 'rice', 'tea']);
    expect(await find({ shops: SHOP, $sort: { price: -1 } })).toEqual(['noodles', 'cake', 'rice', 'tea']);
    expect(await find({ $and: [{ _id: { $gt: 'noodles' } }], $limit: 1 })).toEqual(['rice']);
  });

  it('find the automatic discounts of valid dates, by the shop’s clock', async () => {
    const rules = [
      aRule('always'),
      aRule('today', { startDate: '2026-03-02', endDate: '2026-03-02' }),
      aRule('over', { endDate: '2026-03-01' }),
      aRule('later', { startDate: '2026-03-03' }),
    ];
    const edge = await openEdge({}, smallOrganisation({ orderDiscounts: rules }));
    const valid = async (validAt: string) => {
      const query = new URLSearchParams({ shops: SHOP, source: 'automatic', validAt });
      const { body } = await edge.rest(`/api/orderDiscounts?${query}`);
      return ids((body as { data: { _id: string }[] }).data);
    };
    expect(await valid('2026-03-02T04:00:00Z')).toEqual(['always', 'today']);
    expect(await valid('2026-03-02T16:00:00Z')).toEqual(['always', 'later']);
    expect(await edge.rest(`/api/orderDiscounts?shops=${SHOP}`)).toMatchObject({ body: { total: 4 } });
    expect((await edge.rest('/api/orderDiscounts?validAt=soon')).status).toBe(400);
  });

  it('populates ids on request', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const query = { _id: 'noodles', $limit: 1, $populate: ['options', 'category'] };
    const { data } = await guest.service('products').find({ query });
    expect(data[0]).toMatchObject({
      category: { _id: 'category1' },
      options: [{ _id: 'size', required: true }],
    });
  });

  it('returns a product with the stock of the requested shop', async () => {
    const edge = await openEdge();
    const owner = aStaffMember('owner', OTHER_SHOP);
    await edge.core.staffAuth.changeStock('cake', { quantity: 7 }, owner);
    const left = async (shop: string) => (await edge.rest(`/api/products/cake?shops=${shop}`)).body;
    expect(await left(SHOP)).toMatchObject({ stock: { quantity: 1 } });
    expect(await left(OTHER_SHOP)).toMatchObject({ stock: { quantity: 7 } });
    expect((await edge.rest('/api/products/cake?price=1')).status).toBe(400);
  });

  it('reports an unknown shop', async () => {
    const edge = await openEdge();
    expect((await edge.rest('/api/shops/gone')).body).toMatchObject({ data: { code: 'shopNotFound' } });
    expect((await edge.rest('/api/products/gone')).body).toMatchObject({ data: { code: 'notFound' } });
  });
});

describe('catalogue reads over REST', () => {
  const PATH = `/api/products?shops=${SHOP}&$limit=1000`;

  it('have an ETag, are cached, and answer 304 until the catalogue changes', async () => {
    const edge = await openEdge();
    const first = await edge.rest(PATH);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await edge.rest(PATH);
    expect([again.headers.get('etag'), again.body]).toEqual([etag, first.body]);
    const asking = { headers: { 'if-none-match': etag } };
    expect((await edge.rest(PATH, asking)).status).toBe(304);

    const owner = await edge.connect();
    await owner.service('authentication').create({ strategy: 'pin', shop: SHOP, pin: '9999' });
    await owner.service('products').patch('tea', { stock: { onlineMode: 'notSelling' } });
    const changed = await edge.rest(PATH, asking);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(JSON.stringify(changed.body)).toContain('notSelling');
  });

  it('have an ETag and a version in every list and entity, and answer 304', async () => {
    const edge = await openEdge();
    const { catalogue } = edge.core;
    const menu = await catalogue.load(SHOP);
    const paths = everyCall().flatMap(({ path, method }) => {
      const list = CATALOGUE_LISTS.find((known) => known === path);
      if (list === undefined || (method !== 'find' && method !== 'get')) return [];
      const [row] = isOrganisationList(list) ? catalogue.list(list) : menu.list(list);
      if (method === 'get' && row === undefined) return [];
      return [method === 'find' ? `/api/${path}` : `/api/${path}/${row?._id}`];
    });
    expect(paths.length).toBeGreaterThan(15);
    const versions = new Set<string | null>();
    for (const path of paths) {
      const { status, headers } = await edge.rest(path);
      const etag = headers.get('etag') ?? '';
      expect([path, status, etag]).toEqual([path, 200, expect.stringMatching(/^"[\w-]{27}"$/)]);
      // the first from the cache, the second through the framework
      for (const init of [{}, { method: 'HEAD' }]) {
        const again = await edge.rest(path, { ...init, headers: { 'if-none-match': etag } });
        expect([path, again.status, again.headers.get('etag')]).toEqual([path, 304, etag]);
        versions.add(again.headers.get('x-catalogue-version'));
      }
      versions.add(headers.get('x-catalogue-version'));
    }
    expect([...versions]).toEqual([catalogue.version()]);
    for (const path of [`/api/catalogue/${SHOP}`, PATH, PATH]) {
      expect((await edge.rest(path)).headers.get('x-catalogue-version')).toBe(menu.version());
    }
  });

  it('of one shop stay cached when another shop changes', async () => {
    const edge = await openEdge();
    const { catalogue, staffAuth } = edge.core;
    const version = async () => (await edge.rest(PATH)).headers.get('x-catalogue-version');
    const before = await version();
    const whole = catalogue.version();
    await staffAuth.changeStock('cake', { quantity: 7 }, aStaffMember('owner', OTHER_SHOP));
    expect(await version()).toBe(before);
    expect(catalogue.version()).not.toBe(whole);
    await staffAuth.changeStock('cake', { quantity: 8 }, aStaffMember('owner', SHOP));
    expect(await version()).not.toBe(before);
  });

  it('are the same for everybody, cached or not', async () => {
    const edge = await openEdge();
    const guest = await edge.connect();
    const live = await guest.service('products').find({ query: { shops: SHOP, $limit: 1000 } });
    expect((await edge.rest(PATH)).body).toEqual(live);
    expect((await edge.rest(PATH)).body).toEqual(live);
  });

  it('are built once per catalogue version and encoding', async () => {
    const inner = await openEdge();
    let lists = 0;
    const menu = await inner.core.catalogue.load(SHOP);
    const list: Menu['list'] = (name) => {
      lists += 1;
      // large enough to be compressed
      return Array.from({ length: 10 }, () => menu.list(name)).flat();
    };
    const load = async () => ({ ...menu, list });
    const edge = await openEdge({ core: { ...inner.core, catalogue: { ...inner.core.catalogue, load } } });
    const bodies: unknown[] = [];
    for (const encoding of ['identity', 'identity', 'br', 'br', 'gzip', 'gzip']) {
      const answer = await edge.rest(PATH, { headers: { 'accept-encoding': encoding } });
      const isPacked = encoding !== 'identity';
      expect(answer.headers.get('content-encoding')).toBe(isPacked ? encoding : null);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      bodies.push(answer.body);
    }
    expect(lists).toBe(1);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('B2.9 keep the edits of a change set for those who may read them', async () => {
    const edge = await openEdge();
    const headers = { authorization: `Bearer ${await edge.tokenFor('9999')}` };
    const path = `/api/products?shops=${SHOP}&changeSet=open`;
    expect((await edge.rest(path, { headers })).status).toBe(200);
    expect((await edge.rest(path)).status).toBe(401);
    expect((await edge.rest(path, { headers })).status).toBe(200);
  });

  it('do not cache refusals', async () => {
    const edge = await openEdge();
    expect((await edge.rest('/api/products?x=1')).headers.get('etag')).toBeNull();
    expect((await edge.rest('/api/products?x=1')).status).toBe(400);
  });
});

describe('following a shop', () => {
  it('needs an existing shop: invented names create no rooms', async () => {
    const edge = await openEdge();
    const joined: string[] = [];
    const listener = {
      join: (name: string) => void joined.push(name),
      joinAsStaff: () => {},
      signIn: () => {},
      signOut: () => {},
    };
    const call = { actor: { kind: 'guest' as const }, address: '', origin: '', listener };
    const { products, board } = createServices(
      edge.core,
      createPictures({ svg: () => undefined }, edge.dataDir, silentLog),
    );
    for (const shop of ['x'.repeat(60), SHOP]) {
      await products.find?.({ ...call, query: { shops: shop } });
      await board.find?.({ ...call, query: { shop } }).catch(() => undefined);
    }
    expect(joined).toEqual([`shop/${SHOP}/guests`, `shop/${SHOP}/board`]);
  });
});

describe('stock changes by staff', () => {
  it('are for managers and owners, and accept stock only', async () => {
    const edge = await openEdge();
    const asking = async (pin: string, json: unknown) => {
      const authorization = `Bearer ${await edge.tokenFor(pin)}`;
      return edge.rest('/api/products/cake', { method: 'PATCH', json, headers: { authorization } });
    };
    expect((await edge.rest('/api/products/cake', { method: 'PATCH', json: {} })).status).toBe(401);
    expect((await asking('1111', { stock: { quantity: 5 } })).status).toBe(403);
    expect((await asking('9999', { price: 1 })).status).toBe(400);
    expect((await asking('9999', { stock: { quantity: -1 } })).status).toBe(400);
    expect((await asking('9999', { stock: { quantity: 5 } })).body).toMatchObject({ stock: { quantity: 5 } });
  });
});
