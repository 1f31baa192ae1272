/** The changes that the audit log tells apart. */
export const AUDIT_ACTIONS = [
  'cancelOrder',
  'voidBill',
  'voidLines',
  'acceptOrder',
  'declineOrder',
  /** An order was marked as on its way, delivered or not handed over; `after` tells whether by its rider. */
  'handOver',
  /** Prices set by hand, with a placement or later. */
  'priceLines',
  'changeLines',
  'changeDiscounts',
  'adjustBill',
  'testBill',
  'changeStock',
  'confirmPayment',
  'takePayment',
  /** Money that staff took was booked as paid in the other way; the entity is the payment, both entries stay. */
  'rebookPayment',
  'refundPayment',
  /** Money that only staff had seen was given back in another way than it came; as `refundPayment`. */
  'refundUnseen',
  'issueTaxInvoice',
  'voidTaxInvoice',
  'allowTaxInvoice',
  'decidePayment',
  /** The account of a provider; `after` names the secrets that changed, never their values. */
  'createPaymentAccount',
  'changePaymentAccount',
  'removePaymentAccount',
  'createTerminal',
  'changeTerminal',
  'removeTerminal',
  'rotateTableCode',
  'changeShop',
  'setTableTimes',
  'changeCapacity',
  'changeSection',
  'issueCoupon',
  'issueGift',
  /** Codes made together, the batch, whose number and rule `after` has; it was stopped, or its codes were read. */
  'createCouponBatch',
  'stopCouponBatch',
  'readBatchCodes',
  'adjustPoints',
  'changeUser',
  /** The data of a member, the entity, was returned or erased; `after` tells to or by whom: themself or an owner. */
  'exportPerson',
  'erasePerson',
  /** Members came from a file; the entity is the request, `after` has the file's name and the numbers. */
  'importMembers',
  'changeDevice',
  'revokeDevice',
  'changeTillSettings',
  'assignBill',
  'fireCourse',
  'holdCourse',
  'rushOrder',
  /** A member of staff, the entity, was added or changed; `after` tells of a new PIN, not the PIN. */
  'createPerson',
  'changePerson',
  'drawPin',
  /** A link that sets a person's password for the office was made, and was used. */
  'invitePerson',
  'acceptInvitation',
  /** A person set up or ended their second factor, as `after` tells. */
  'setSecondFactor',
  /** A token of another program; `after` names its scopes and shops, never the token. */
  'createApiToken',
  'endApiToken',
  /** Everything was written into a file, the entity, which was downloaded; or such a file was loaded. */
  'createExport',
  'downloadExport',
  'loadExport',
  /** Edits of the catalogue that were published; the entity is the change set, `after` has the edits. */
  'publishChanges',
  /** A set of edits, the entity, was named otherwise, dropped, or taken back after that. */
  'renameChanges',
  'dropChanges',
  'restoreChanges',
  /** The money of a way to pay, the entity, goes elsewhere from now on. */
  'changePayee',
  /** An empty installation got its organisation and its owner, the entity. */
  'claimOrganisation',
  /** A link that sets the password of an owner, the entity, was made at the machine. */
  'issueOwnerLink',
  /** A call that the permission table refused; `after` names the action. */
  'refused',
] as const;
