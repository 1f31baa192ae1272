import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { accountProvider } from '../../test/kits/account-provider.ts';
import { aStaffMember } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { SECRET, startCore } from '../../test/kits/test-core.ts';
import { addFactor, placeOf as factorPlace, readFactor } from '../accounts/second-factor/factor-store.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/db.ts';
import { openDb } from '../db/open-db.ts';
import { findAccount } from '../payments/accounts/account-store.ts';
import { openAccount } from '../payments/accounts/open-account.ts';
import { type Sealer, sealerOf } from '../payments/accounts/seal.ts';
import { findWallet, insertWallet, placeOf as walletPlace } from '../payments/saved-cards/wallet-store.ts';
import { resealAll, rotatePaymentKeys } from './rotate-payment-keys.ts';

const OWNER = aStaffMember('owner');
const [OLD, NEW] = ['the key that is replaced, long enough', 'the key that replaces it, long enough'];
const SECRETS = { secretKey: 'sk_test_4eC39HqLyjWD', webhookSecret: 'whsec_abcdefgh1234' };
const BOTH = { secret: SECRET, paymentSecretsKey: NEW, previousPaymentSecretsKey: OLD };
const ONLY_NEW = { secret: SECRET, paymentSecretsKey: NEW };
const CARDS = 3;

/** Seals two accounts, three cards, one of them of nobody any more, and a second factor with the old key. */
async function sealedWithOld(db: Db) {
  const sealer = sealerOf({ secret: SECRET, paymentSecretsKey: OLD });
  const providers = [accountProvider({})];
  const { core } = await startCore(db, { paymentSecretsKey: OLD, providers });
  const given = { name: 'Cards', provider: 'stripe', mode: 'test', fields: {}, secrets: SECRETS } as const;
  const accounts = [
    await core.payments.accounts.create(given, OWNER),
    await core.payments.accounts.create({ ...given, name: 'More cards' }, OWNER),
  ].map(({ _id }) => _id);
  await db.unitOfWork(async (tx) => {
    for (let card = 0; card < CARDS; card += 1) {
      const [_id, user] = [`card${card}`, card === 0 ? '' : 'kai'];
      const sealed = sealer.seal(walletPlace(_id), `token of ${_id}`);
      const wallet = { _id, user, account: accounts[0] ?? '', provider: 'stripe', sealed, createdAt: '2026' };
      await insertWallet(tx, wallet, card === 0 ? '2026' : null);
    }
    await addFactor(tx, 'owner1', sealer.seal(factorPlace('owner1'), 'JBSWY3DPEHPK3PXP'));
  });
  return { core, providers, accounts };
}

/** Returns everything that is sealed, opened; undefined for what the sealer cannot open. */
async function opened(db: Db, sealer: Sealer, accounts: readonly string[]) {
  const ofAccounts = [];
  for (const id of accounts) {
    const account = await findAccount(db.read, id);
    ofAccounts.push(account && openAccount(sealer, account).secrets);
  }
  const ofCards = [];
  for (let card = 0; card < CARDS; card += 1) {
    const wallet = await findWallet(db.read, `card${card}`);
    ofCards.push(sealer.open(walletPlace(`card${card}`), wallet?.sealed ?? ''));
  }
  const factor = await readFactor(db.read, 'owner1');
  return [ofAccounts, ofCards, sealer.open(factorPlace('owner1'), factor?.secret ?? '')];
}

const ALL = [[SECRETS, SECRETS], ['token of card0', 'token of card1', 'token of card2'], 'JBSWY3DPEHPK3PXP'];

eachDatabase((databases) => {
  describe('M1.3 a key that is replaced', () => {
    it('seals everything anew, whenever the program is killed, and the second time nothing', async () => {
      const place = await databases.newPlace();
      const db = await databases.open(place);
      const { accounts } = await sealedWithOld(db);
      const script = new URL('../../test/kits/killed-rotation.ts', import.meta.url).pathname;
      const given = JSON.stringify({ place, keys: BOTH, rows: 2 });
      expect(spawnSync(process.execPath, [script, given]).signal).toBe('SIGKILL');
      expect(await opened(db, sealerOf(BOTH), accounts)).toEqual(ALL);
      const none: string[] = [];
      expect(await resealAll(db, sealerOf(BOTH))).toEqual({
        accounts: { resealed: 0, lost: none },
        cards: { resealed: CARDS, lost: none },
        factors: { resealed: 1, lost: none },
      });
      expect(await opened(db, sealerOf(ONLY_NEW), accounts)).toEqual(ALL);
      const again = await resealAll(db, sealerOf(ONLY_NEW));
      expect(Object.values(again).map(({ resealed }) => resealed)).toEqual([0, 0, 0]);
    });

    it('takes nothing back that a server changes meanwhile', async () => {
      const db = await databases.open();
      const { providers, accounts } = await sealedWithOld(db);
      const { core } = await startCore(db, { ...BOTH, providers });
      let isFirst = true;
      const meanwhile: Db = {
        ...db,
        async unitOfWork(work, queue) {
          if (isFirst) {
            isFirst = false;
            const [id = ''] = accounts;
            await core.payments.accounts.change(id, { name: 'Renamed' }, OWNER);
          }
          return db.unitOfWork(work, queue);
        },
      };
      await resealAll(meanwhile, sealerOf(BOTH));
      const after = await startCore(db, { ...ONLY_NEW, providers });
      const found = await after.core.payments.accounts.find();
      expect(found.map(({ name, status }) => `${name}: ${status}`).sort()).toEqual([
        'More cards: new',
        'Renamed: new',
      ]);
      expect(await opened(db, sealerOf(ONLY_NEW), accounts)).toEqual(ALL);
    });
  });
});

it('M1.3 npm run payment-keys names the accounts that are lost, and goes on once their key is there', async () => {
  const folder = temporaryFolder('comanda-keys-');
  const db = await openDb({ file: join(folder, 'comanda.sqlite') }, silentLog);
  await sealedWithOld(db);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const rotate = async (keys: Record<string, string>) => {
    const outcome = readConfig([], { DATA_DIR: folder, SECRET, PAYMENT_SECRETS_KEY: NEW, ...keys });
    const status = outcome.kind === 'run' ? await rotatePaymentKeys(outcome.config) : undefined;
    return [status, written.mock.lastCall?.[0]];
  };
  try {
    expect(await rotate({})).toEqual([1, expect.stringContaining('lost: payment account "More cards"')]);
    const anew = "sealed anew: 2 payment accounts, 3 members' cards, 1 second factors";
    const previous = { PAYMENT_SECRETS_KEY_PREVIOUS: OLD };
    expect(await rotate(previous)).toEqual([0, expect.stringContaining(anew)]);
    expect(await rotate({})).toEqual([0, expect.stringContaining('PREVIOUS may go')]);
  } finally {
    written.mockRestore();
    await db.close();
  }
});
