import { SEALED_FACTORS } from '../accounts/second-factor/index.ts';
import type { Config } from '../config.ts';
import { type Db, openDb } from '../db/index.ts';
import {
  allAccounts,
  type Resealing,
  resealTable,
  SEALED_ACCOUNTS,
  type Sealer,
  sealerOf,
} from '../payments/accounts/index.ts';
import { SEALED_WALLETS } from '../payments/saved-cards/index.ts';
import { databasePlace } from './database-place.ts';
import { createLog } from './log.ts';
import { secretFor } from './secret.ts';

const DONE = 0;
const LOST = 1;
const FAILED = 2;

/** Result for everything that is sealed. */
export type Rotation = {
  readonly accounts: Resealing;
  readonly cards: Resealing;
  readonly factors: Resealing;
};

/**
 * Seals everything anew with the configured `PAYMENT_SECRETS_KEY`; a server may run meanwhile (payments M1.3). Returns the
 * exit status of the process, which is 1 if something could not be opened.
 */
export async function rotatePaymentKeys(config: Config): Promise<number> {
  try {
    const db = await openDb(databasePlace(config), createLog('fatal', false));
    try {
      const secret = await secretFor(config.secret, config.dataDir, db);
      const rotation = await resealAll(db, sealerOf({ ...config, secret }));
      process.stdout.write(await summaryOf(db, rotation));
      return Object.values(rotation).some(({ lost }) => lost.length > 0) ? LOST : DONE;
    } finally {
      await db.close();
    }
  } catch (error) {
    const line = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const reason =
      config.databaseUrl === undefined ? line : line.replaceAll(config.databaseUrl, 'DATABASE_URL');
    process.stderr.write(`payment-keys: ${reason}\n`);
    return FAILED;
  }
}

/** Seals accounts' secrets, members' cards and second factors anew; what is sealed with the present key stays. */
export async function resealAll(db: Db, sealer: Sealer): Promise<Rotation> {
  return {
    accounts: await resealTable(db, sealer, SEALED_ACCOUNTS),
    cards: await resealTable(db, sealer, SEALED_WALLETS),
    factors: await resealTable(db, sealer, SEALED_FACTORS),
  };
}

async function summaryOf(db: Db, { accounts, cards, factors }: Rotation): Promise<string> {
  const lines = [
    `sealed anew: ${accounts.resealed} payment accounts, ${cards.resealed} members' cards, ${factors.resealed} second factors`,
  ];
  const lost = (await allAccounts(db.read)).filter(({ _id }) => accounts.lost.includes(_id));
  for (const { name } of lost)
    lines.push(
      `lost: payment account "${name}": set the key it was sealed with as PAYMENT_SECRETS_KEY_PREVIOUS, or enter its keys in the office`,
    );
  if (cards.lost.length > 0)
    lines.push(`lost: ${cards.lost.length} members' cards, which their members enter again`);
  if (factors.lost.length > 0)
    lines.push(
      `lost: ${factors.lost.length} second factors; their people log in with a recovery code and set up another`,
    );
  const isWhole = lost.length + cards.lost.length + factors.lost.length === 0;
  if (isWhole) lines.push('nothing is sealed with another key: PAYMENT_SECRETS_KEY_PREVIOUS may go');
  return `${lines.join('\n')}\n`;
}
