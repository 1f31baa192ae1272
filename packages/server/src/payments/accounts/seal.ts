import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const KEY_ID_DIGITS = 8;

/** Seals secrets for one place, such as `account/field`, so that none can be moved to another (payments M1.3). */
export type Sealer = {
  seal(place: string, text: string): string;
  /** Opens what was sealed for the place; undefined if it was sealed with an unknown key or for another place. */
  open(place: string, sealed: string): string | undefined;
  /** Returns true for what was sealed with the present key, and not with an earlier one. */
  isPresent(sealed: string): boolean;
};

/** Returns the place that an account's secret is sealed for. */
export function placeOf(account: string, field: string): string {
  return `${account}/${field}`;
}

/** Keys of an installation, as text: of each, a key of 32 bytes is derived. */
export type SealingKeys = {
  /** The installation's secret, which seals where there is no `paymentSecretsKey`, and always opens. */
  readonly secret: string;
  readonly paymentSecretsKey?: string | undefined;
  /** Key that is being replaced: it opens and no longer seals. */
  readonly previousPaymentSecretsKey?: string | undefined;
};

/** Creates the sealer of an installation, which seals with its present key and opens with the earlier ones too. */
export function sealerOf({ secret, paymentSecretsKey, previousPaymentSecretsKey }: SealingKeys): Sealer {
  const earlier = [previousPaymentSecretsKey, secret].filter((key) => key !== undefined);
  return createSealer(paymentSecretsKey ?? secret, earlier);
}

/** Creates the sealer of a key: the text `v1.keyId.nonce.ciphertext`, by AES-256-GCM. Earlier keys open only. */
export function createSealer(material: string, earlier: readonly string[] = []): Sealer {
  const present = keyOf(material);
  const { key, keyId } = present;
  const known = new Map([...earlier.map(keyOf), present].map((each) => [each.keyId, each.key]));
  return {
    isPresent: (text) => text.split('.')[1] === keyId,
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [VERSION, keyId, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
    },
    open(place, text) {
      const [version, sealedBy = '', nonce = '', sealed = ''] = text.split('.');
      const opening = known.get(sealedBy);
      if (version !== VERSION || opening === undefined) return undefined;
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, opening, Buffer.from(nonce, 'base64url'))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

function keyOf(material: string): { readonly key: Buffer; readonly keyId: string } {
  const key = Buffer.from(hkdfSync('sha256', material, '', 'comanda payment secrets', KEY_BYTES));
  return { key, keyId: createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_DIGITS) };
}
