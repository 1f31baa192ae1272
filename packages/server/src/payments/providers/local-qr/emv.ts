import { crc16 } from '@comanda/domain';

/** A data object of an EMV merchant code: its tag and its value, or the objects within it. */
export type EmvField = readonly [tag: string, value: string | readonly EmvField[]];

const CRC_TAG = '63';
const CRC_HEAD = `${CRC_TAG}04`;
const PRINTABLE = /^[\x20-\x7e]*$/;

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
