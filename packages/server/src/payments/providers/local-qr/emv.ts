/** A data object of an EMV merchant code: its tag and its value, or the objects within it. */
export type EmvField = readonly [tag: string, value: string | readonly EmvField[]];

const CRC_TAG = '63';
const CRC_HEAD = `${CRC_TAG}04`;
const PRINTABLE = /^[\x20-\x7e]*$/;

/** Returns the CRC-16 (polynomial 1021, from FFFF) of a text, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the text of fields, each as tag, two digits of length, and value. Throws `RangeError` beyond 99 or ASCII. */
function encodeFields(fields: readonly EmvField[]): string {
  return fields
    .map(([tag, content]) => {
      const value = typeof content === 'string' ? content : encodeFields(content);
      if (value.length > 99 || !PRINTABLE.test(value)) throw new RangeError(`EMV field ${tag}: ${value}`);
      return `${tag}${String(value.length).padStart(2, '0')}${value}`;
    })
    .join('');
}

/** Returns the text of a merchant code with its checksum (M6.1). Throws `RangeError` for a value that does not fit. */
export function encodeEmv(fields: readonly EmvField[]): string {
  const body = `${encodeFields(fields)}${CRC_HEAD}`;
  return `${body}${crc16(body)}`;
}

/** Returns the fields of a text of tags, lengths and values; undefined if it is none. */
function decodeFields(text: string): readonly (readonly [tag: string, value: string])[] | undefined {
  const fields: (readonly [string, string])[] = [];
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

/** Returns the fields of a merchant code without its checksum; undefined if the text is none or the checksum is wrong. */
export function decodeEmv(text: string): readonly (readonly [tag: string, value: string])[] | undefined {
  const fields = PRINTABLE.test(text) ? decodeFields(text) : undefined;
  const [tag, checksum] = fields?.at(-1) ?? [];
  if (tag !== CRC_TAG || checksum !== crc16(text.slice(0, -4))) return undefined;
  return fields?.slice(0, -1);
}
