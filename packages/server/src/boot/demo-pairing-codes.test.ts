import { demoOrganisation } from '@comanda/demo';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import { banner } from './banner.ts';
import { demoPairingCodes } from './demo-pairing-codes.ts';

eachDatabase((databases) => {
  it('lets a newcomer pair a till, a handheld and a kiosk within a day of the demo’s start', async () => {
    const demo = demoOrganisation();
    const { core, clock } = await seededCore(await databases.open(), {
      organisation: { ...demo, staff: [] },
    });
    const codes = await demoPairingCodes(core, demo);
    expect(codes).toHaveLength(3);
    clock.advance(23 * 3_600_000);
    for (const [at, kind] of (['till', 'handheld', 'kiosk'] as const).entries())
      expect(await core.devices.pair({ code: codes[at] ?? '', name: kind, kind }, 'a')).toMatchObject({
        device: { shop: 'harbour', kind },
      });
    const text = banner({
      version: '1.2.3',
      address: 'http://localhost',
      dataDir: 'data',
      demo,
      pairingCodes: codes,
      posters: [],
    });
    for (const code of codes) expect(text).toContain(code);
    const own = {
      version: '1.2.3',
      address: '',
      dataDir: '',
      demo: undefined,
      pairingCodes: [],
      posters: [],
    };
    expect(banner(own)).not.toContain('Pair');
  });
});
