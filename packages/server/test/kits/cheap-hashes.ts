import { hashSecret } from '../../src/accounts/tokens/secret-hash.ts';
import type { SeedHashes } from '../../src/boot/seed.ts';

const hashCheaply = (secret: string) => hashSecret(secret, { memory: 8, passes: 1 });

/** Hashes at the lowest cost, which a hash carries and a check of it repeats: in tests they are most of a sign-in. */
export const CHEAP_HASHES: SeedHashes = { pin: hashCheaply, password: hashCheaply };
