import { randomUUID } from 'node:crypto';
import type { ChangeSet } from '@comanda/contract';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, priceOf, publish, refusal } from '../../../test/kits/change-sets.ts';
import { CHEAP_HASHES } from '../../../test/kits/cheap-hashes.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { createFakeClock } from '../../../test/kits/fake-clock.ts';
import { startNodes } from '../../../test/kits/nodes.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { startCore } from '../../../test/kits/test-core.ts';
import { seedOrganisation } from '../../boot/seed.ts';
import type { Core } from '../../composition/create-core.ts';
import { createCounter } from '../../payments/providers/counter/counter.ts';

const BERLIN = { timezone: 'Europe/Berlin' };
const organisation = smallOrganisation({
  shops: [aShop(), aShop({ _id: OTHER_SHOP, ...BERLIN })],
  staff: [
    {
      _id: 'owner1',
      name: 'Chan',
      role: 'owner',
      shops: [],
      pin: '9999',
      email: 'chan@example.test',
      password: 'long enough pw',
    },
  ],
});

eachDatabase((databases) => {
  const opened = () => startNodes(databases, { organisation, providers: [createCounter()] });
  const schedule = (core: Core, set: ChangeSet, publishAt: string, shop = SHOP, actor = OWNER) =>
    core.changeSets.publish(
      { requestId: randomUUID(), changeSet: set._id, version: set.version, publishAt, shop },
      actor,
    );
  const priced = async (core: Core, price = 2200, was = 2000) =>
    (await draft(core, [anEdit('rice', 'price', was, price)])).changeSet;
  const openAgain = (core: Core, { _id, version }: ChangeSet, actor = OWNER) =>
    core.changeSets.change(_id, { version, status: 'open' }, actor);

  it('B2.6 publishes a scheduled set at its moment of the shop’s clock, once on all nodes', async () => {
    const { cores, clock } = await opened();
    const [core] = cores;
    clock.advance(Date.parse('2026-03-28T12:00:00Z') - clock.now());
    const set = await priced(core);
    // the night of the change to summer time skips 02:30: the first moment after it is 01:00 UTC
    const scheduled = await schedule(core, set, '2026-03-29T02:30', OTHER_SHOP);
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      publishAt: '2026-03-29T02:30',
      shop: OTHER_SHOP,
      scheduledBy: { name: 'owner' },
    });
    expect(scheduled.isDraft).toBeUndefined();
    clock.advance(Date.parse('2026-03-29T00:59:59Z') - clock.now());
    expect(await Promise.all(cores.map((each) => each.changeSets.publishDue()))).not.toContain(1);
    expect(await priceOf(core, 'rice')).toBe(2000);
    clock.advance(1000);
    const counts = await Promise.all([...cores, ...cores].map((each) => each.changeSets.publishDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    const published = await core.changeSets.get(set._id, OWNER);
    expect(published).toMatchObject({ status: 'published', publishedBy: { name: 'owner' } });
    expect(published.publishAt).toBeUndefined();
    for (const each of cores) {
      await each.catalogue.refresh();
      expect(await priceOf(each, 'rice')).toBe(2200);
    }
    expect(await refusal(openAgain(core, published))).toMatchObject({ code: 'changeSetClosed' });
  });

  it('B2.6 publishes what came due while no node ran, before the first call', async () => {
    const place = await databases.newPlace();
    const first = await databases.open(place);
    const clock = createFakeClock();
    await seedOrganisation(first, organisation, clock, CHEAP_HASHES);
    const { core } = await startCore(first, { clock });
    await schedule(core, await priced(core), '2026-03-02T13:00');
    clock.advance(Date.parse('2026-03-02T05:00:00Z') - clock.now());
    const { core: again } = await startCore(await databases.open(place), { clock });
    expect(await priceOf(again, 'rice')).toBe(2200);
  });

  it('B2.6 blocks a set whose check fails, applies nothing of it, and mails the owners why', async () => {
    const { cores, clock } = await opened();
    const [core] = cores;
    const { changeSet } = await draft(core, [
      anEdit('rice', 'price', 2000, 2200),
      anEdit('tea', 'code', undefined, '11'),
    ]);
    await schedule(core, changeSet, '2026-03-02T20:00');
    await draft(core, [anEdit('cake', 'code', undefined, '11')], { changeSet: 'now' });
    clock.advance(Date.parse('2026-03-02T12:00:00Z') - clock.now());
    for (const each of [...cores, ...cores]) expect(await each.changeSets.publishDue()).toBe(0);
    const blocked = await core.changeSets.get(changeSet._id, OWNER);
    expect(blocked).toMatchObject({
      status: 'blocked',
      problems: [{ level: 'error', code: 'codeTwice', entity: 'tea' }],
    });
    expect(await priceOf(core, 'rice')).toBe(2000);
    const mails = await core.mails.find('https://rice.example');
    expect(mails).toMatchObject([
      {
        to: 'chan@example.test',
        text: expect.stringContaining('- tea: another dish of the restaurant has this code'),
      },
    ]);
    const again = await openAgain(core, blocked);
    expect(again).toMatchObject({ status: 'open', isDraft: true });
    expect([again.problems, again.publishAt]).toEqual([undefined, undefined]);
    const { changeSet: mended } = await draft(core, [anEdit('tea', 'code', '11', '12')]);
    await publish(core, mended);
    expect(await priceOf(core, 'rice')).toBe(2200);
  });

  it('B2.2 a scheduled set takes no edits until its schedule is taken back; new edits open another', async () => {
    const { cores, clock } = await opened();
    const [core] = cores;
    const set = await schedule(core, await priced(core), '2026-03-02T20:00');
    const late = draft(core, [anEdit('tea', 'price', 1500, 1)], { changeSet: set._id });
    expect(await refusal(late)).toMatchObject({ code: 'changeSetClosed', data: { status: 'scheduled' } });
    const { changeSet: other } = await draft(core, [anEdit('tea', 'price', 1500, 1600)]);
    expect(other._id).not.toBe(set._id);
    // beside an open set with edits it stays one of its own
    expect((await openAgain(core, set)).isDraft).toBeUndefined();
    await draft(core, [anEdit('tea', 'price', 1600, 1500)]);
    const back = await openAgain(core, await core.changeSets.get(set._id, OWNER));
    expect(back).toMatchObject({ isDraft: true, count: 1 });
    clock.advance(24 * 3_600_000);
    expect(await core.changeSets.publishDue()).toBe(0);
    expect(
      await core.changeSets.drop((await schedule(core, back, '2026-03-05T20:00'))._id, OWNER),
    ).toMatchObject({
      status: 'dropped',
    });
    clock.advance(96 * 3_600_000);
    expect(await core.changeSets.publishDue()).toBe(0);
  });

  it('B2.6 refuses a moment that is past, of no day or of no shop, and a set with errors or of others', async () => {
    const { cores } = await opened();
    const [core] = cores;
    const set = await priced(core);
    const wrong = [
      ['2026-03-02T11:00', SHOP, { field: 'publishAt', rule: 'minimum' }],
      ['2026-02-30T11:00', SHOP, { field: 'publishAt', rule: 'value' }],
      ['2026-04-02T11:00', 'nowhere', { field: 'shop', rule: 'unknown' }],
    ] as const;
    for (const [publishAt, shop, problem] of wrong) {
      expect(await refusal(schedule(core, set, publishAt, shop))).toMatchObject({
        code: 'badRequest',
        data: { problems: [problem] },
      });
    }
    const manager = aStaffMember('manager');
    expect(await refusal(schedule(core, set, '2026-04-02T11:00', SHOP, manager))).toMatchObject({
      code: 'forbidden',
    });
    const scheduled = await schedule(core, set, '2026-04-02T11:00');
    expect(await refusal(openAgain(core, scheduled, manager))).toMatchObject({ code: 'forbidden' });
  });

  it('B2.6 follows the shop’s clock when its time zone changes', async () => {
    const { cores, clock } = await opened();
    const [core] = cores;
    await schedule(core, await priced(core), '2026-03-02T20:00');
    const zone = {
      list: 'shops',
      entity: SHOP,
      path: 'timezone',
      was: 'Asia/Hong_Kong',
      value: 'Asia/Tokyo',
    } as const;
    await draft(core, [zone], { changeSet: 'now' });
    clock.advance(Date.parse('2026-03-02T11:00:00Z') - clock.now());
    expect(await core.changeSets.publishDue()).toBe(1);
  });
});
