import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { silentLog } from '../../../test/kits/silent-log.ts';
import type { Tx } from '../../db/db.ts';
import { openDb } from '../../db/open-db.ts';
import { devicesOfShop } from './device-store.ts';

const AT = '2026-03-02T04:00:00.000Z';

async function run(tx: Tx, text: string): Promise<void> {
  await tx.query((q) => ({ compile: () => sql.raw<object>(text).compile(q) }));
}

eachDatabase((databases) => {
  it('T1.1 gives devices of earlier versions a kind and a letter', async () => {
    const place = await databases.newPlace();
    const before = await openDb(place, silentLog);
    await before.unitOfWork(async (tx) => {
      await run(tx, 'drop index devices_letter');
      await run(tx, 'alter table devices drop column letter');
      await run(tx, 'alter table devices drop column beat');
      await run(tx, "delete from migrations where name = '0071-device-kinds'");
      for (let at = 0; at < 30; at += 1) {
        const [id, mode] = [`d${100 + at}`, at % 2 === 0 ? 'pos' : 'kiosk'];
        const name = 'Our \\"mode\\":\\"pos\\"';
        const doc = `{"_id":"${id}","shop":"s1","name":"${name}","mode":"${mode}","createdAt":"${AT}"}`;
        await run(
          tx,
          `insert into devices (id, shop, token_hash, last_seen_at, doc) values ('${id}', 's1', 'h', '${AT}', '${doc}')`,
        );
      }
    });
    await before.close();
    const db = await databases.open(place);
    const devices = await devicesOfShop(db.read, 's1');
    expect(devices.slice(0, 2)).toEqual([
      {
        _id: 'd100',
        shop: 's1',
        name: 'Our "mode":"pos"',
        kind: 'till',
        mode: 'pos',
        letter: 'A',
        lastSeenAt: AT,
        createdAt: AT,
      },
      expect.objectContaining({ kind: 'kiosk', mode: 'kiosk', letter: 'B' }),
    ]);
    expect(devices.slice(25, 28).map(({ letter }) => letter)).toEqual(['Z', 'AA', 'AB']);
  });
});
