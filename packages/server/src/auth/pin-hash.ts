import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** A PIN is short whatever we do: the cost makes guessing slow, the back-off at sign-in makes it hopeless. */
const COST = { memory: 8192, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

/** Hash of a PIN, with the salt it was made with; made off the main thread. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `argon2id$${salt.toString('base64url')}$${(await tagOf(pin, salt)).toString('base64url')}`;
}

/** Whether the PIN is the one that was hashed; the same time whatever the answer. */
export async function isPin(pin: string, hash: string): Promise<boolean> {
  const [, storedSalt = '', tag = ''] = hash.split('$');
  const salt = Buffer.from(storedSalt, 'base64url');
  // One damaged row keeps nobody else out.
  if (salt.length !== SALT_BYTES) return false;
  const expected = Buffer.from(tag, 'base64url');
  const given = await tagOf(pin, salt);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

async function tagOf(pin: string, salt: Buffer): Promise<Buffer> {
  return Buffer.from(await derive('argon2id', { message: pin, nonce: salt, ...COST }));
}
