/**
 * The coded errors that may reach a caller, with their HTTP statuses. A refusal is the framework's error with
 * `data: { code, … }`; the code is also the key of the text that people read in each language.
 */
export const ERRORS = {
  // transport
  badRequest: 400,
  notAuthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  timeout: 408,
  payloadTooLarge: 413,
  /** A picture that is no JPEG, PNG or WebP, is damaged, or has over 50 million pixels. */
  pictureType: 400,
  tooManyRequests: 429,
  serverError: 500,
  unavailable: 503,
  // initialisation (specification §8)
  fixedCodeTimeout: 409,
  fixedCodeNotEnabled: 409,
  fixedCodeTableInvalid: 404,
  shopNotFound: 404,
  shopNotEnabledForOnline: 409,
  timeSlotNotFound: 409,
  sessionNotFound: 404,
  // placing (docs/ordering.md)
  cartInvalid: 400,
  priceChanged: 409,
  outOfStock: 409,
  exceedOrderLimit: 409,
  /** So much at a table is ordered from an unknown phone by the staff only; `because` of `pieces` (of `product`) or `total`. */
  largeOrder: 409,
  sessionReadOnly: 409,
  requestConflict: 409,
  /** Staff have set it, or gave something by hand that depends on it: guests ask them. */
  askStaff: 403,
  sectionNotAvailable: 409,
  orderCutoffPassed: 409,
  /** With `slots`: the next free pickup times. */
  pickupTimeNotAvailable: 409,
  deliveryNotAvailable: 409,
  addressNeeded: 400,
  contactNeeded: 400,
  /** The shop serves orders without a table only to tables whose code was scanned. */
  tableCodeNeeded: 400,
  /** The zone is missing, or is not one of the shop's. */
  zoneNeeded: 400,
  /** With `missing`: the amount by which the dishes fall short, in minor units. */
  zoneMinTotal: 409,
  // what one bill holds (docs/ordering.md), with `most`
  tooManyGuests: 409,
  billFull: 409,
  tooManyCoupons: 409,
  tooManyShares: 409,
  tooManyPayments: 409,
  /** Somebody else holds the draft, or it was changed meanwhile; with the holder (`staff`), `draft` and `version`. */
  draftTaken: 409,
  // cancelling and voiding (docs/ordering.md)
  cancelNotPossible: 409,
  voidNotPossible: 409,
  approvalRequired: 403,
  /** It is about money that the caller booked or confirmed themselves: somebody else does it, or an owner. */
  fourEyes: 403,
  // coupons (specification §8)
  invalidCode: 409,
  alreadyUsed: 409,
  couponOutdate: 409,
  alreadyAdded: 409,
  notCurrentShop: 409,
  // members
  /** The organisation has switched its member system off. */
  memberSystemOff: 409,
  notEnoughPoints: 409,
  memberTaken: 409,
  /** The member has orders that are not finished, the `sessions`. */
  ordersOpen: 409,
  // payment
  paymentMethodNotFound: 404,
  paymentNotPossible: 409,
  amountMismatch: 409,
  /** The provider did not answer: unknown, not refused. Repeating the same request goes on with it. */
  providerUnavailable: 503,
  /** Somebody else is paying; with `payment`, `amount`, `since` and possibly `guest`. */
  paymentPending: 409,
  /** Money for this came otherwise than asked for, and has to be decided about; with `payment`, `amount`, `since`. */
  paymentHeld: 409,
  /** Somebody else is paying at the terminal; it takes one payment at a time. */
  terminalBusy: 409,
  /** The account of the payment method is not ready; `because` of `new`, `failing`, `secretsLost`, `publicUrl`. */
  accountNotReady: 409,
  /** The method takes no amount so small; with the `least` that it takes. */
  amountTooSmall: 400,
  /** The money cannot be returned that way; `because` of `tooLate`, `needsBank`, `notSettled`, `provider`. */
  refundNotPossible: 409,
  /** A `field` of the wish for a tax invoice is wrong. */
  invoiceWishInvalid: 400,
  /** The account has no invoice numbers left: a number of a paper form is entered. */
  noInvoiceNumbers: 409,
  /** It was voided or undone before. */
  alreadyUndone: 409,
  /** The day of the payment is over: what was booked on it stays. */
  dayClosed: 409,
  /** More than is `left` of the payments. */
  refundExceeds: 409,
  /** Another payment of the shop was confirmed with the same reference of the bank. */
  bankRefUsed: 409,
  /** The share now has another `amount`. */
  shareChanged: 409,
  /** These `lines` are paid, or somebody is paying for them. */
  linesPaid: 409,
  /** More has been paid of the bill than it would come to; with the `outstanding` below 0. */
  wouldOverpay: 409,
  /** The tips are more than the bill; with the `most` that may still be added. */
  tipsTooHigh: 400,
  /** Less was handed over than amount and tips; with the `due` sum of both. */
  tenderedTooLow: 400,
  /** Cash that is no multiple of the `step` to which the shop rounds it. */
  amountOffStep: 400,
  // members
  /** The e-mail address, phone number or password is wrong; the error does not tell which. */
  invalidCredentials: 401,
  emailTaken: 409,
  phoneTaken: 409,
  /** The link of a mail was used already, or is older than an hour. */
  linkExpired: 409,
  invalidPairingCode: 409,
  // staff
  /** On a paired device with the `triesLeft` and, after the last, `retryAfter` (s). */
  invalidPin: 401,
  /** Staff of this shop sign in on paired devices only, or the call is one of a paired device, with its terminal. */
  deviceNeeded: 403,
  /** The table has an open bill, the `session`. */
  tableTaken: 409,
  // the back office (docs/office/change-sets.md)
  /** The path of an edit holds another value than its editor saw; with `conflicts`. */
  editConflict: 409,
  /** More edits came into the change set since; with its `version`. */
  changeSetMoved: 409,
  /** The change set is published or dropped, or waits for its moment; with its `status`. */
  changeSetClosed: 409,
  /** The menu is a preview of what is not published: nothing can be ordered from it. */
  previewOnly: 403,
  /** The change set has errors; with `problems`. */
  checkFailed: 409,
  /** Other documents use it; with the `places`. */
  inUse: 409,
  // the people of a restaurant (docs/office/people.md)
  /** The call is the office's, which wants a log-in by password. */
  passwordNeeded: 403,
  /** The call wants the password again: it was last entered over ten minutes ago. */
  proofNeeded: 403,
  /** The change would leave the organisation without an owner. */
  lastOwner: 409,
  /** The password is right; the account has a second factor, whose code the log-in wants as well. */
  secondFactorNeeded: 401,
  /** The code is wrong, too old, or was used before. */
  secondFactorInvalid: 401,
  /** The organisation wants a second factor of this person, who has to set one up first. */
  secondFactorRequired: 403,
  /** The second factor is on already, or was not begun. */
  secondFactorOn: 409,
  // everything as one file (docs/office/export.md)
  /** One is being written already. */
  jobRunning: 409,
  // the first run (docs/office/first-run.md)
  /** The installation has an owner. */
  alreadyClaimed: 409,
  /** The token is not the one that this installation prints. */
  claimTokenInvalid: 409,
  transitionNotAllowed: 409,
  /** The ticket is not where the caller saw it (`from`), but `at`. */
  ticketMoved: 409,
  /** None of the lines named waits to be fired, can still be held, or is open to be rushed. */
  nothingToFire: 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** A problem that keeps a line from being ordered; `option` names the option concerned. */
export type CartProblem = {
  readonly line: string;
  readonly code: string;
  readonly option?: string;
  readonly [detail: string]: unknown;
};

/** A line that orders more than there is; `remaining` is what is available. */
export type StockShortage = {
  readonly line: string;
  readonly product: string;
  readonly remaining: number;
  readonly wanted: number;
};

/** Returns the HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return ERRORS[code];
}

/** Returns true if a value is the code of one of the errors. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}
