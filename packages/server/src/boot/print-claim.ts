import { mkdirSync } from 'node:fs';
import { createCore } from '../composition/index.ts';
import type { Config } from '../config.ts';
import { type Db, openDb } from '../db/index.ts';
import { CodedError, createSystemClock, PRIVATE_FOLDER } from '../lib/index.ts';
import { claimLink } from './banner.ts';
import { databasePlace } from './database-place.ts';
import { createLog } from './log.ts';
import { secretFor } from './secret.ts';

type Asked = {
  /** The owner whose password is to be set. */
  readonly email?: string;
  /** True to make the earlier tokens invalid. */
  readonly isNew: boolean;
};

const DONE = 0;
const FAILED = 2;

/**
 * Prints the link that claims the configured installation, or once it is claimed one that sets an owner's password
 * (office B1.2). Returns the exit status of the process.
 */
export async function printClaim(config: Config, { email, isNew }: Asked): Promise<number> {
  let close = async () => {};
  try {
    const db = await openData(config);
    close = () => db.close();
    const secret = await secretFor(config.secret, config.dataDir, db);
    const address = config.publicUrl ?? `http://localhost:${config.port}`;
    const core = createCore({
      db,
      clock: createSystemClock(),
      secret,
      log: createLog('fatal', false),
      providers: [],
      publicUrl: () => address,
      onCommitted: () => undefined,
    });
    close = core.close;
    if (isNew) await core.setup.renew();
    const token = await core.setup.token();
    if (token !== undefined) return say(claimLink(address, token));
    const { name, path, expiresAt } = await core.setup.ownerLink(email);
    return say(`${address}${path}\nsets the password of ${name}, once, until ${expiresAt}`);
  } catch (error) {
    const isUnknown = error instanceof CodedError && error.code === 'notFound';
    const reason = isUnknown ? 'no owner has this e-mail address' : String(error);
    process.stderr.write(`claim: ${reason}\n`);
    return FAILED;
  } finally {
    await close();
  }
}

async function openData(config: Config): Promise<Db> {
  mkdirSync(config.dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  return openDb(databasePlace(config), createLog('fatal', false));
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return DONE;
}
