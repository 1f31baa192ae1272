import { describe, expect, it } from 'vitest';
import { openEdge } from '../../../test/kits/edge.ts';
import { aRule } from '../../../test/kits/promotions.ts';
import {
  anOption,
  aProduct,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import type { Actor } from '../../core/actor.ts';

const organisation = smallOrganisation({
  products: [
    aProduct('noodles', { options: ['size'], sources: [{ system: 'square', id: 'token-of-square' }] }),
    aProduct('soup', { shops: [OTHER_SHOP], category: 'category2', options: ['depth'] }),
    aProduct('cake', { stock: { quantity: 3 } }),
  ],
  productOptions: [anOption('size'), anOption('depth')],
  categories: ['category1', 'category2'].map((_id) => ({
    _id,
    name: { en: _id, cht: _id, chs: _id },
    sections: ['section1'],
  })),
  orderDiscounts: [aRule('here', { shops: [SHOP] }), aRule('there', { shops: [OTHER_SHOP] })],
});

describe('a shop’s catalogue in one answer', () => {
  it('B8.3 has no ids of other systems, which the office alone reads', async () => {
    const edge = await openEdge({}, organisation);
    for (const path of [
      `/api/catalogue/${SHOP}`,
      `/api/products?shops=${SHOP}`,
      `/api/products/noodles?shops=${SHOP}`,
    ]) {
      const { status, body } = await edge.rest(path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('token-of-square');
    }
  });

  it('contains everything visible to guests of the shop, and nothing of other shops', async () => {
    const edge = await openEdge({}, organisation);
    const { status, body } = await edge.rest(`/api/catalogue/${SHOP}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      shop: { _id: SHOP },
      sections: [{ _id: 'section1' }, { _id: 'section2' }],
      categories: [{ _id: 'category1' }],
      products: [{ _id: 'noodles' }, { _id: 'cake', stock: { quantity: 3 } }],
      productOptions: [{ _id: 'size' }],
      orderDiscounts: [{ _id: 'here' }],
      paymentMethods: [{ _id: 'counter1' }, { _id: 'fps1' }, { _id: 'sandbox1' }],
    });
  });

  it('has the rows of the shop’s lists, which come by id, in the menu’s order', async () => {
    const edge = await openEdge({}, organisation);
    const { body } = await edge.rest(`/api/catalogue/${SHOP}`);
    const listed = await edge.rest(`/api/products?shops=${SHOP}`);
    const { products } = body as { products: readonly { _id: string }[] };
    const byId = products.toSorted((one, other) => (one._id < other._id ? -1 : 1));
    expect((listed.body as { data: unknown }).data).toEqual(byId);
    expect(products.map(({ _id }) => _id)).toEqual(['noodles', 'cake']);
  });

  it('has an ETag that is valid until the catalogue changes', async () => {
    const edge = await openEdge({}, organisation);
    const token = await edge.tokenFor('9999');
    const path = `/api/catalogue/${SHOP}`;
    const etag = (await edge.rest(path)).headers.get('etag') ?? '';
    const ask = () => edge.rest(path, { headers: { 'if-none-match': etag } });
    expect((await ask()).status).toBe(304);
    const json = { stock: { quantity: 1 } };
    await edge.rest('/api/products/cake', {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      json,
    });
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({ products: [{ _id: 'noodles' }, { _id: 'cake', stock: { quantity: 1 } }] });
  });

  it('subscribes a live connection to the shop', async () => {
    const edge = await openEdge({}, organisation);
    const guest = await edge.connect();
    const published = new Promise((resolve) => guest.service('products').once('patched', resolve));
    await guest.service('catalogue').get(SHOP);
    const staff: Actor = {
      kind: 'staff',
      shop: SHOP,
      staff: { _id: 's', name: 'M', role: 'manager', shops: [SHOP] },
    };
    await edge.core.staffAuth.changeStock('cake', { quantity: 2 }, staff);
    expect(await published).toMatchObject({ _id: 'cake', stock: { quantity: 2 } });
  });

  it('of an unknown shop is shopNotFound', async () => {
    const edge = await openEdge({}, organisation);
    const { status, body } = await edge.rest('/api/catalogue/gone');
    expect({ status, body }).toMatchObject({ status: 404, body: { data: { code: 'shopNotFound' } } });
  });
});
