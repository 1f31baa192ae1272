import { createHmac } from 'node:crypto';
import { isSameText } from '../../port/index.ts';

/** The fields of a notification that its signature covers, in Adyen's own decimals. */
export type SignedNotification = {
  readonly pspReference?: string | undefined;
  readonly originalReference?: string | undefined;
  readonly merchantAccountCode?: string | undefined;
  readonly merchantReference?: string | undefined;
  readonly amount?: { readonly value?: number; readonly currency?: string } | undefined;
  readonly eventCode?: string | undefined;
  readonly success?: string | undefined;
};

/**
 * Returns the signature of a notification: base64 HMAC-SHA256 under the key, given in hexadecimal, of its fields joined by
 * colons. What is missing is empty, and nothing is escaped (payments M5.2).
 */
export function notificationSignature(item: SignedNotification, hexKey: string): string {
  const fields = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount?.value,
    item.amount?.currency,
    item.eventCode,
    item.success,
  ];
  const text = fields.map((field) => field ?? '').join(':');
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(text).digest('base64');
}

/** Returns true if an `Authorization` header is basic authentication with this name and password. */
export function isAuthorised(header: string | undefined, user: string, password: string): boolean {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return isSameText(expected, header ?? '');
}
