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
  /** Opens what was sealed for the place; undefined if it was sealed with another key or for another place. */
  open(place: string, sealed: string): string | undefined;
};

/** Creates the sealer of a key: the text `v1.keyId.nonce.ciphertext`, by AES-256-GCM. */
export function createSealer(material: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', material, '', 'comanda payment secrets', KEY_BYTES));
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_DIGITS);
  return {
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [VERSION, keyId, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
    },
    open(place, text) {
      const [version, sealedBy, nonce = '', sealed = ''] = text.split('.');
      if (version !== VERSION || sealedBy !== keyId) return undefined;
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
