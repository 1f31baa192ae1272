const CRC_TAG = '63';
const PRINTABLE = /^[\x20-\x7e]*$/;

/** A data object of an EMV merchant code: its tag of two digits, and its value. */
type MerchantField = readonly [tag: string, value: string];

/** Returns the CRC-16 (polynomial 1021, from FFFF) of ASCII, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the fields of a text of tags, lengths and values; undefined if it is none. */
function decodedFields(text: string): readonly MerchantField[] | undefined {
  const fields: MerchantField[] = [];
  for (let at = 0; at < text.length; ) {
    const head = /^\d{4}$/.test(text.slice(at, at + 4));
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (!head || value.length !== length) return undefined;
    fields.push([text.slice(at, at + 2), value]);
    at += 4 + length;
  }
  return fields;
}

/**
 * Returns the fields of a merchant code without its checksum, as a bank prints it for its shops (payments M6.1);
 * undefined if the text is none or the checksum is wrong.
 */
export function decodeMerchantCode(text: string): readonly MerchantField[] | undefined {
  const fields = PRINTABLE.test(text) ? decodedFields(text) : undefined;
  const [tag, checksum] = fields?.at(-1) ?? [];
  if (tag !== CRC_TAG || checksum !== crc16(text.slice(0, -4))) return undefined;
  return fields?.slice(0, -1);
}

/** Name by which DuitNow is known in a merchant code, in the first field of its account. */
const DUIT_NOW = '0014A0000006150001';

/** Returns true for the text of a DuitNow code that a bank gave a shop (payments M6.1). */
export function isDuitNowCode(text: string): boolean {
  return (
    decodeMerchantCode(text)?.some(([tag, value]) => tag === '26' && value.startsWith(DUIT_NOW)) ?? false
  );
}
