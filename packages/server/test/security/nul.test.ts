import { everyCall } from '@comanda/contract';
import { expect, it } from 'vitest';
import { aLine, aTakeAway } from '../kits/calls.ts';
import { eachDatabase } from '../kits/each-database.ts';
import { openEdge } from '../kits/edge.ts';
import { smallOrganisation } from '../kits/small-organisation.ts';
import { codeOf } from './raw-http.ts';

/** Texts with NUL, which PostgreSQL cannot store. */
const NULS = ['\u0000', 'a\u0000b'];

eachDatabase((databases) => {
  it('NUL in any query is refused as such, without an internal error', async () => {
    const edge = await openEdge({}, smallOrganisation(), await databases.newPlace());
    const owner = await edge.tokenFor('9999');
    const guest = await edge.connect();
    for (const { path, method } of everyCall().filter(({ method }) => method === 'find')) {
      for (const text of NULS) {
        for (const query of [{ _id: text }, { shop: text }, { [text]: 'x' }, { _id: { $in: [text] } }]) {
          const live = await guest.emitRaw(method, path, query);
          expect(live?.data.code, `${path} ${JSON.stringify(query)}`).toBe('badRequest');
        }
        const word = encodeURIComponent(text);
        for (const query of [`_id=${word}`, `shop=${word}`, `_id[$in][]=${word}`, `${word}=x`]) {
          const headers = { authorization: `Bearer ${owner}` };
          const { status } = await edge.rest(`/api/${path}?${query}`, { headers });
          expect(status, `${path} ${query}`).toBe(400);
        }
      }
    }
  });

  it('NUL in any text of a call is refused', async () => {
    const edge = await openEdge({}, smallOrganisation(), await databases.newPlace());
    const guest = await edge.connect();
    for (const text of NULS) {
      for (const call of [
        aTakeAway({ coupons: [text] }),
        aTakeAway({ products: [aLine({ customRemark: text })] }),
        { ...aTakeAway(), [text]: 1 },
      ]) {
        const refusal = await guest.emitRaw('create', 'tableSessions/create', call, {});
        expect(refusal?.data.code).toBe('badRequest');
        expect(codeOf((await edge.rest('/api/tableSessions/create', { json: call })).body)).toBe(
          'badRequest',
        );
      }
      for (const call of [
        { strategy: 'jwt', accessToken: text },
        { strategy: 'device', deviceToken: text },
        { strategy: 'local', email: 'a@b.example', password: text },
        { strategy: 'pin', shop: 'shop1', pin: '1111', known: text },
      ]) {
        expect((await edge.rest('/api/authentication', { json: call })).status).toBe(400);
      }
    }
  });
});
