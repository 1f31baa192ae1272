import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { SECRET, seededCore, startCore } from '../../../test/kits/test-core.ts';
import { seedOrganisation } from '../../boot/seed.ts';
import { hashPassword, hashPin, isSecretOf } from '../tokens/secret-hash.ts';

const HOUR_MS = 3_600_000;

eachDatabase((databases) => {
  it('an organisation that is loaded has its PINs hashed at the full cost', async () => {
    const db = await databases.open();
    await seedOrganisation(db, smallOrganisation());
    const rows = await db.read.query((q) => q.selectFrom('staff').select('doc'));
    expect(rows.length).toBeGreaterThan(0);
    for (const { doc } of rows) expect(doc).toContain('"argon2id$8192$2$');
  });

  describe('signing in', () => {
    it('returns a token with staff member and shop, valid for twelve hours', async () => {
      const { core, clock } = await seededCore(await databases.open(), { organisation: smallOrganisation() });
      const signedIn = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
      expect(signedIn).toMatchObject({
        shop: SHOP,
        staff: { _id: 'staff1', name: 'Cashier', role: 'cashier', shops: [SHOP] },
        expiresAt: '2026-03-02T16:00:00.000Z',
      });
      expect(JSON.stringify(signedIn)).not.toContain('argon2');
      const actor = await core.identity.verify(signedIn.accessToken);
      expect(actor).toMatchObject({ kind: 'staff', staff: signedIn.staff, shop: SHOP });
      clock.advance(12 * HOUR_MS);
      await expect(core.identity.verify(signedIn.accessToken)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('accepts staff in their own shops only, the owner in all', async () => {
      const { core } = await seededCore(await databases.open(), { organisation: smallOrganisation() });
      await expect(core.staffAuth.signIn({ shop: OTHER_SHOP, pin: '1111' }, 'a')).rejects.toEqual(
        rejected('invalidPin'),
      );
      const owner = await core.staffAuth.signIn({ shop: OTHER_SHOP, pin: '9999' }, 'a');
      expect(owner.staff.role).toBe('owner');
      await expect(core.staffAuth.signIn({ shop: 'nowhere', pin: '9999' }, 'a')).rejects.toEqual(
        rejected('shopNotFound'),
      );
    });

    it('backs off exponentially after failures at a shop and address', async () => {
      const { core, clock } = await seededCore(await databases.open(), { organisation: smallOrganisation() });
      const attempt = (address = 'a') => core.staffAuth.signIn({ shop: SHOP, pin: '0000' }, address);
      for (let failure = 0; failure < 5; failure += 1)
        await expect(attempt()).rejects.toEqual(rejected('invalidPin'));
      const wait = rejected('tooManyRequests', { retryAfter: 15 });
      await expect(attempt()).rejects.toEqual(wait);
      await expect(core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a')).rejects.toEqual(wait);
      await expect(attempt('b')).rejects.toEqual(rejected('invalidPin'));
      clock.advance(15_000);
      await expect(attempt()).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt()).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 30 }));
      clock.advance(30_000);
      // The right PIN uncounts its own attempt only.
      await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
      await expect(attempt()).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 30 }));
    });

    it('does not lock staff out of a trusted device for failures on the same network', async () => {
      const { core } = await seededCore(await databases.open(), { organisation: smallOrganisation() });
      const { known } = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
      const attempt = (more = {}) => core.staffAuth.signIn({ shop: SHOP, pin: '0000', ...more }, 'a');
      for (let failure = 0; failure < 5; failure += 1)
        await expect(attempt()).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt({ known: 'made.up.token' })).rejects.toEqual(rejected('tooManyRequests'));
      await core.staffAuth.signIn({ shop: SHOP, pin: '2222', known }, 'a');
      for (let failure = 0; failure < 5; failure += 1)
        await expect(attempt({ known })).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt({ known })).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
    });

    it('allows a hundred attempts an hour at one shop from all addresses together', async () => {
      const { core, clock } = await seededCore(await databases.open());
      const attempt = (at: number) => core.staffAuth.signIn({ shop: SHOP, pin: '0000' }, `address ${at}`);
      for (let at = 0; at < 100; at += 1) await expect(attempt(at)).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt(100)).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 3600 }));
      clock.advance(HOUR_MS);
      await expect(attempt(100)).rejects.toEqual(rejected('invalidPin'));
    });

    it('counts attempts in the database, for all nodes', async () => {
      const db = await databases.open();
      const { core, clock } = await seededCore(db);
      const { core: other } = await startCore(db, { clock });
      const attempt = (at: typeof core) => at.staffAuth.signIn({ shop: SHOP, pin: '0000' }, 'a');
      for (let failure = 0; failure < 5; failure += 1)
        await expect(attempt(failure % 2 === 0 ? core : other)).rejects.toEqual(rejected('invalidPin'));
      await expect(attempt(other)).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
    });
  });

  describe('concurrent attempts', () => {
    it('are rate-limited like sequential ones', async () => {
      const { core } = await seededCore(await databases.open());
      const attempt = (pin: number) => core.staffAuth.signIn({ shop: SHOP, pin: String(pin) }, 'a');
      const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => attempt(4000 + at)));
      const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'in'));
      expect(codes.filter((code) => code === 'invalidPin')).toHaveLength(5);
      expect(codes.filter((code) => code === 'tooManyRequests')).toHaveLength(15);
    });
  });

  describe('forged tokens', () => {
    it('are refused: unsigned, of another key, without expiry, or altered', async () => {
      const { core, clock } = await seededCore(await databases.open(), { organisation: smallOrganisation() });
      const { accessToken } = await core.staffAuth.signIn({ shop: SHOP, pin: '1111' }, 'a');
      const [header, payload, signature] = accessToken.split('.');
      const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
      const now = Math.floor(clock.now() / 1000);
      const claims = new SignJWT({ shop: SHOP }).setProtectedHeader({ alg: 'HS256' }).setIssuer('comanda');
      const withKey = (key: string) =>
        claims.setSubject('owner1').setIssuedAt(now).sign(new TextEncoder().encode(key));
      const altered = Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: 'owner1' }),
      ).toString('base64url');
      const tokens = [
        '',
        'x.y.z',
        `${unsigned}.${payload}.`,
        `${header}.${altered}.${signature}`,
        await withKey(`accessToken:${SECRET}`),
        await withKey(SECRET),
      ];
      for (const token of tokens) {
        await expect(core.identity.verify(token)).rejects.toEqual(rejected('notAuthenticated'));
      }
    });
  });

  describe('stock changed by staff', () => {
    it('is set to sold out, available or counted, visible to guests at once and in that shop only', async () => {
      const { core, events } = await seededCore(await databases.open());
      const change = (given: object) => core.staffAuth.changeStock('rice', given, aStaffMember('kitchen'));
      const buy = (shop = SHOP) => core.ordering.create(aTakeAway({ shop }), GUEST);
      expect(await change({ stockMode: 'notSelling' })).toMatchObject({ stock: { stockMode: 'notSelling' } });
      expect(events.at(-1)).toMatchObject({ topic: 'products', event: 'patched', shop: SHOP, id: 'rice' });
      await expect(buy()).rejects.toEqual(rejected('outOfStock'));
      await buy(OTHER_SHOP);
      await change({ stockMode: 'sync', quantity: 1 });
      await buy();
      expect((await core.catalogue.load(SHOP)).get('products', 'rice')?.stock).toEqual({
        quantity: 0,
        stockMode: 'sync',
      });
      await expect(buy()).rejects.toEqual(rejected('outOfStock'));
      await change({ quantity: null });
      await buy();
      const staff = core.staffAuth;
      await expect(staff.changeStock('rice', {}, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(staff.changeStock('gold', {}, aStaffMember())).rejects.toEqual(rejected('notFound'));
      await expect(change({ quantity: -1 })).rejects.toEqual(rejected('badRequest'));
    });

    it('lets staff sell the pieces reserved from self-service', async () => {
      const { core } = await seededCore(await databases.open());
      await core.staffAuth.changeStock('cake', { quantity: 2 }, aStaffMember());
      const two = aTakeAway({ products: [aLine({ product: 'cake', quantity: 2 })], total: 6000 });
      await core.ordering.create(two, aStaffMember());
      expect((await core.catalogue.load(SHOP)).get('products', 'cake')?.stock?.quantity).toBe(0);
    });
  });
});

describe('the hash of a PIN', () => {
  it('matches its PIN only, and is salted', async () => {
    const [one, two] = [await hashPin('1234'), await hashPin('1234')];
    expect(one).not.toBe(two);
    expect(await isSecretOf('1234', one)).toBe(true);
    expect(await isSecretOf('1235', one)).toBe(false);
    expect(await isSecretOf('1234', 'nonsense')).toBe(false);
  });

  it('costs 8 MiB and two passes, that of a password 19 MiB', async () => {
    expect(await hashPin('1234')).toMatch(/^argon2id\$8192\$2\$/);
    expect(await hashPassword('correct horse')).toMatch(/^argon2id\$19456\$2\$/);
  });
});
