/** The forms in which a guest may take a Taiwan tax invoice; `provider` is a carrier kept by the invoice's provider. */
export const INVOICE_KINDS = ['paper', 'provider', 'certificate', 'mobile', 'donation'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The invoice that a guest wants (payments M7.2). */
export type InvoiceWish = {
  readonly kind: InvoiceKind;
  /** The carrier's number of `certificate` and `mobile`. */
  readonly carrier?: string;
  /** The code of the charity that a `donation` is for. */
  readonly donation?: string;
  /** The tax number of the company that buys; not with a donation. */
  readonly businessNumber?: string;
  /** The address that `provider` sends the invoice to. */
  readonly email?: string;
};

export const INVOICE_WISH_FIELDS = ['carrier', 'donation', 'businessNumber', 'email'] as const;
export type InvoiceWishField = (typeof INVOICE_WISH_FIELDS)[number];

/** The wish of a guest who was not asked. */
export const PAPER_INVOICE: InvoiceWish = { kind: 'paper' };

const CARRIERS: Readonly<Partial<Record<InvoiceKind, RegExp>>> = {
  certificate: /^[A-Z]{2}\d{14}$/,
  mobile: /^\/[0-9A-Z.+-]{7}$/,
};
const DONATION = /^\d{3,7}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const BUSINESS_NUMBER = /^\d{8}$/;
const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];
/** The digit whose weighted value 28 may count as 10 or as 1. */
const AMBIGUOUS_AT = 6;
const AMBIGUOUS = '7';
/** The divisor since 2023; it was 10 before. */
const DIVISOR = 5;
const TEN = 10;

/** Returns true for a tax number with a right check digit (payments M7.2). */
export function isBusinessNumber(text: string): boolean {
  if (!BUSINESS_NUMBER.test(text) || Number(text) === 0) return false;
  const total = WEIGHTS.reduce((sum, weight, at) => sum + digitSum(Number(text[at]) * weight), 0);
  return total % DIVISOR === 0 || (text[AMBIGUOUS_AT] === AMBIGUOUS && (total + 1) % DIVISOR === 0);
}

function digitSum(product: number): number {
  return Math.floor(product / TEN) + (product % TEN);
}

/** Returns the first field of a wish that cannot be, whether missing, ill formed or not for its kind (payments M7.2). */
export function invoiceWishProblem(wish: InvoiceWish): InvoiceWishField | undefined {
  const { kind, carrier, donation, businessNumber, email } = wish;
  const pattern = CARRIERS[kind];
  const isCarrierRight = pattern === undefined ? carrier === undefined : pattern.test(carrier ?? '');
  if (!isCarrierRight) return 'carrier';
  const isDonationRight = kind === 'donation' ? DONATION.test(donation ?? '') : donation === undefined;
  if (!isDonationRight) return 'donation';
  if (businessNumber !== undefined && (kind === 'donation' || !isBusinessNumber(businessNumber)))
    return 'businessNumber';
  const isEmailRight = email === undefined ? kind !== 'provider' : EMAIL.test(email);
  return isEmailRight ? undefined : 'email';
}
