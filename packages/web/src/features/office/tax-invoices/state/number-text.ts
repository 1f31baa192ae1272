import { invoicePeriod } from '@comanda/domain';

const LETTERS = 2;

/** Returns the number of an invoice with its dash, `AB-12345678`. */
export function numberText(number: string): string {
  return `${number.slice(0, LETTERS)}-${number.slice(LETTERS)}`;
}

/** Returns the period of an invoice as it is written in Taiwan, `115年03-04月`. */
export function periodText(issuedAt: string): string {
  const { year, first, last } = invoicePeriod(Date.parse(issuedAt));
  const months = [first, last].map((month) => String(month).padStart(2, '0')).join('-');
  return `${year}年${months}月`;
}
