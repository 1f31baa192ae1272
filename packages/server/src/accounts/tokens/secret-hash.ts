import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What a hash costs: memory in KiB, and how often it is gone over. */
type Cost = { readonly memory: number; readonly passes: number };

/** A PIN is short whatever we do: the cost makes guessing slow, the back-off at sign-in makes it hopeless. */
const PIN_COST: Cost = { memory: 8192, passes: 2 };
/** A password is guessed off line when a database is stolen: as dear as a sign-in may be. */
const PASSWORD_COST: Cost = { memory: 19_456, passes: 2 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Hash of a PIN (argon2id) with its salt and cost; made off the main thread. */
export function hashPin(pin: string): Promise<string> {
  return hashSecret(pin, PIN_COST);
}

/** Hash of a password (argon2id) with its salt and cost; made off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hashSecret(password, PASSWORD_COST);
}

/** Whether the PIN or password is the one that was hashed; the same time whatever the answer. */
export async function isSecretOf(secret: string, hash: string): Promise<boolean> {
  const [, memory, passes, storedSalt = '', tag = ''] = hash.split('$');
  const cost = { memory: Number(memory), passes: Number(passes) };
  const salt = Buffer.from(storedSalt, 'base64url');
  // One damaged row keeps nobody else out.
  if (salt.length !== SALT_BYTES || !Number.isInteger(cost.memory) || !Number.isInteger(cost.passes))
    return false;
  const expected = Buffer.from(tag, 'base64url');
  const given = await tagOf(secret, salt, cost);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

async function hashSecret(secret: string, cost: Cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(secret, salt, cost);
  return `argon2id$${cost.memory}$${cost.passes}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

async function tagOf(secret: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options = { message: secret, nonce: salt, parallelism: 1, tagLength: TAG_BYTES, ...cost };
  return Buffer.from(await derive('argon2id', options));
}
