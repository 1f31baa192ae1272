import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Cost of a hash: memory in KiB, and number of passes. */
type Cost = { readonly memory: number; readonly passes: number };

/** Cost for PINs, which are protected by the attempt limits rather than by their length. */
const PIN_COST: Cost = { memory: 8192, passes: 2 };
/** Cost for passwords, against offline attacks on a stolen database. */
const PASSWORD_COST: Cost = { memory: 19_456, passes: 2 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Hashes a PIN (argon2id) off the main thread; the result includes salt and cost. */
export function hashPin(pin: string): Promise<string> {
  return hashSecret(pin, PIN_COST);
}

/** Hashes a password (argon2id) off the main thread; the result includes salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hashSecret(password, PASSWORD_COST);
}

/** Returns whether a PIN or password matches its hash, in constant time. */
export async function isSecretOf(secret: string, hash: string): Promise<boolean> {
  const [, memory, passes, storedSalt = '', tag = ''] = hash.split('$');
  const cost = { memory: Number(memory), passes: Number(passes) };
  const salt = Buffer.from(storedSalt, 'base64url');
  // A corrupt row must not break the sign-in of others.
  if (salt.length !== SALT_BYTES || !Number.isInteger(cost.memory) || !Number.isInteger(cost.passes))
    return false;
  const expected = Buffer.from(tag, 'base64url');
  const given = await tagOf(secret, salt, cost);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Hashes a secret (argon2id) at a cost off the main thread; the result includes salt and cost. */
export async function hashSecret(secret: string, cost: Cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(secret, salt, cost);
  return `argon2id$${cost.memory}$${cost.passes}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

async function tagOf(secret: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options = { message: secret, nonce: salt, parallelism: 1, tagLength: TAG_BYTES, ...cost };
  return Buffer.from(await derive('argon2id', options));
}
