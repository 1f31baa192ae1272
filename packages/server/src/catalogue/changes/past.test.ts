import { CHANGE_LISTS } from '@comanda/domain';
import { expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { anEdit, draft, OWNER, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import { instantNow } from '../../lib/index.ts';
import { CATALOGUE_TABLES } from '../index.ts';

const RAISED = anEdit('rice', 'price', 2000, 2200);

eachDatabase((databases) => {
  const opened = async () => {
    const db = await databases.open();
    const { core, clock } = await seededCore(db);
    /** Publishes edits, and returns a moment between this publishing and the next. */
    const published = async (...edits: Parameters<typeof draft>[1][number][]) => {
      clock.advance(1000);
      await draft(core, edits, { changeSet: 'now' });
      clock.advance(1000);
      return instantNow(clock);
    };
    const asOf = (list: (typeof CHANGE_LISTS)[number], at: string, actor = OWNER) =>
      core.documents.list(list, { changeSet: 'live', asOf: at }, actor);
    return { db, core, clock, published, asOf, start: instantNow(clock) };
  };

  it('B2.9 turning back what was published gives every document the bytes that it had then', async () => {
    const { db, published, asOf, start } = await opened();
    const rows = async () => {
      const texts = new Map<string, string>();
      for (const list of CHANGE_LISTS) {
        const found = await db.read.query((q) =>
          q.selectFrom(CATALOGUE_TABLES[list]).select(['id', 'doc', 'archived_at']),
        );
        for (const { id, doc, archived_at } of found) texts.set(`${list}/${id}`, `${doc} ${archived_at}`);
      }
      return texts;
    };
    const states: { at: string; texts: ReadonlyMap<string, string> }[] = [{ at: start, texts: await rows() }];
    const note = async (...edits: Parameters<typeof published>) => {
      const at = await published(...edits);
      states.push({ at, texts: await rows() });
    };
    await note(RAISED, anEdit('rice', 'description.en', undefined, 'Steamed'));
    await note(anEdit('tea', 'discountMapping[shop1].price', undefined, 1400), {
      list: 'productOptions',
      entity: 'size',
      path: 'options[size-a]',
      was: { _id: 'size-a', name: { en: 'a', cht: 'a', chs: 'a' }, price: 100 },
      value: undefined,
    });
    await note({
      list: 'appSettings',
      entity: 'motto',
      path: '',
      was: undefined,
      value: { _id: 'motto', key: 'motto', value: 'Eat' },
    });
    await note(anEdit('rice', 'price', 2200, 2500), anEdit('rice', 'archivedAt', undefined, start));
    for (const { at, texts } of states) {
      const then = new Map<string, string>();
      for (const list of CHANGE_LISTS) {
        for (const { archivedAt = null, ...document } of await asOf(list, at)) {
          then.set(`${list}/${document._id}`, `${JSON.stringify(document)} ${archivedAt}`);
        }
      }
      expect(then).toEqual(texts);
    }
  });

  it('B2.9 the difference of two moments has each path once, with whoever changed it last', async () => {
    const { core, published, start } = await opened();
    const first = await published(RAISED, anEdit('tea', 'price', 1500, 1600));
    const second = await published(anEdit('rice', 'price', 2200, 2500), anEdit('tea', 'price', 1600, 1500));
    const changes = async (from: string, to: string) => {
      const { edits } = await core.changeSets.difference({ from, to }, OWNER);
      return edits.map(({ entity, path, was, value, by }) => [entity, path, was, value, by?._id]);
    };
    const by = OWNER.kind === 'staff' ? OWNER.staff._id : undefined;
    expect(await changes(start, second)).toEqual([['rice', 'price', 2000, 2500, by]]);
    expect(await changes(first, second)).toEqual([
      ['rice', 'price', 2200, 2500, by],
      ['tea', 'price', 1600, 1500, by],
    ]);
    expect(await changes(start, first)).toEqual([
      ['rice', 'price', 2000, 2200, by],
      ['tea', 'price', 1500, 1600, by],
    ]);
    expect(await changes(second, second)).toEqual([]);
    expect(await refusal(core.changeSets.difference({ from: second, to: start }, OWNER))).toMatchObject({
      code: 'badRequest',
    });
  });

  it('B2.9 reads moments in any zone, and leaves out what is only drafted', async () => {
    const { core, published, asOf, start } = await opened();
    const after = await published(RAISED);
    await draft(core, [anEdit('rice', 'price', 2200, 9900)]);
    const priceAt = async (at: string) =>
      (await asOf('products', at)).find(({ _id }) => _id === 'rice')?.price;
    const east = `${new Date(Date.parse(start) + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
    expect([await priceAt(start), await priceAt(east), await priceAt(after)]).toEqual([2000, 2000, 2200]);
    expect(await priceAt('2100-01-01T00:00:00.000Z')).toBe(2200);
  });

  it('B2.9 shows the menu of then as a guest’s phone, with nothing sold out and nothing to order', async () => {
    const { core, clock, published, start } = await opened();
    await published(RAISED);
    await core.stock.markSoldOut({ product: 'rice', until: 'restock' }, OWNER);
    const call = { changeSet: 'live', shop: SHOP, asOf: start };
    const { token } = await core.changeSets.preview(call, OWNER);
    const { catalogue } = await core.changeSets.readPreview({ token });
    const rice = catalogue.products.find(({ _id }) => _id === 'rice');
    expect([rice?.price, rice?.stock?.soldOut]).toEqual([2000, undefined]);
    clock.advance(31 * 60_000);
    expect(await refusal(core.changeSets.readPreview({ token }))).toMatchObject({ code: 'linkExpired' });
  });

  it('B2.9 a moment is of what was published, and is the management’s to see', async () => {
    const { core, published, asOf, start } = await opened();
    const at = await published(RAISED);
    const { changeSet } = await draft(core, [anEdit('rice', 'price', 2200, 2300)]);
    const ofSet = { changeSet: changeSet._id, asOf: at };
    expect(await refusal(core.documents.list('products', ofSet, OWNER))).toMatchObject({
      code: 'badRequest',
    });
    expect(await refusal(core.changeSets.preview({ ...ofSet, shop: SHOP }, OWNER))).toMatchObject({
      code: 'badRequest',
    });
    const moments = { from: start, to: at };
    for (const actor of [GUEST, aStaffMember('waiter')]) {
      expect(await refusal(asOf('products', at, actor as typeof OWNER))).toMatchObject({
        code: expect.stringMatching(/forbidden|notAuthenticated/),
      });
      expect(await refusal(core.changeSets.difference(moments, actor))).toMatchObject({
        code: expect.stringMatching(/forbidden|notAuthenticated/),
      });
    }
    const manager = aStaffMember('manager');
    expect((await core.changeSets.difference(moments, manager)).edits).toHaveLength(1);
  });
});
