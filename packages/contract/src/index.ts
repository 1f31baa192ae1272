export { answerSchema, querySchemas } from './call-table/call-schemas.ts';
export type { AnyCall, FindCall, GetCall, ListRules } from './call-table/call-spec.ts';
export {
  CALLS,
  type CreateAnswer,
  type CreateData,
  type CreatePath,
  everyCall,
  type FindPath,
  type GetPath,
  type NamedCall,
} from './call-table/calls.ts';
export { CreateApiToken } from './calls/api-tokens.ts';
export { Approval } from './calls/approval.ts';
export {
  Authenticate,
  Authenticated,
  AuthenticatedDevice,
  AuthenticatedIntegration,
  AuthenticatedMember,
} from './calls/authentication.ts';
export {
  AdjustSession,
  ChangeDiscounts,
  ChangeLines,
  type LinePart,
  PriceLines,
} from './calls/bill-changes.ts';
export {
  AcceptSession,
  CancelSession,
  DeclineSession,
  ReceiptLink,
  ReceiptRequest,
  VoidSession,
} from './calls/bills.ts';
export {
  ChangeChangeSet,
  ChangeDocument,
  CheckChangeSet,
  CheckedChangeSet,
  CreateChangeSet,
  DifferenceOfMoments,
  EditChangeSet,
  EditConflict,
  EditedChangeSet,
  MomentsDifference,
  PreviewChangeSet,
  PreviewedCatalogue,
  PreviewToken,
  PublishChangeSet,
  ReadPreview,
  UndoChangeSet,
} from './calls/change-sets.ts';
export { BatchCodes, CreateCouponBatch, ReadBatchCodes } from './calls/coupon-batches.ts';
export { CouponStatus, ValidateCoupon, ValidatedCoupon } from './calls/coupons.ts';
export { FireCourse, HoldCourse, RushOrder } from './calls/courses.ts';
export { ChangeDevice, DeviceBeat, PairDevice, PairedDevice, PairingCode } from './calls/devices.ts';
export { Draft, DropDraft, SaveDraft, TakeDraft } from './calls/drafts.ts';
export { CreateExport, ExportLink, LinkExport } from './calls/exports.ts';
export { ChangeCapacity, JoinSession, NameGuest, ShareLines } from './calls/guests.ts';
export {
  HandOver,
  RiderDelivery,
  RiderHandOver,
  RiderLink,
  RiderLinkRequest,
  RiderRequest,
} from './calls/handover.ts';
export { GivenReason, IncomingLine, ManualDiscount, StaffLine } from './calls/lines.ts';
export { ImportedMember, ImportedMembers, ImportMembers, MemberRow } from './calls/member-import.ts';
export {
  AdjustPoints,
  BoughtReward,
  ChangeUser,
  ClaimCoupon,
  IdentifyMember,
  IssueCoupon,
  IssueGift,
  MemberCard,
  MemberCode,
  RedeemGift,
  RedeemPoints,
} from './calls/members.ts';
export {
  CancelPayment,
  ChangeSection,
  CheckPayment,
  ConfirmPayment,
  CreateOrResume,
  CreateSession,
  NewSession,
  type OpenedSession,
  type OrderedIntoSession,
  OrderIntoSession,
  PayOnline,
  QuoteCart,
  SetUpPayment,
  SubscribeToSession,
  UpdatePayment,
} from './calls/ordering.ts';
export { ChangePaymentAccount, CreatePaymentAccount, TestPaymentAccount } from './calls/payment-accounts.ts';
export {
  AcceptedInvitation,
  AcceptInvitation,
  ChangePerson,
  ConfirmedFactor,
  CreatePerson,
  DrawPin,
  InvitePerson,
  NewFactor,
  ProveLogIn,
} from './calls/people.ts';
export { ErasePerson, ExportPerson, PersonalData } from './calls/privacy.ts';
export { DecidePayment, RefundedBill, RefundPayment } from './calls/refunds.ts';
export { CardSetUp, CheckCard, CheckedCard, SetUpCard } from './calls/saved-cards.ts';
export { AssignBill, MarkTable, SeatGuests } from './calls/seating.ts';
export { ClaimedSetup, ClaimSetup } from './calls/setup.ts';
export {
  ChangeShop,
  ChangeStock,
  MarkSoldOut,
  MoveTicket,
  PutAway,
  PutAwayTickets,
  SeeTicket,
  TableCode,
} from './calls/staff.ts';
export { AnswerCall, AnswerDeviceCall, CallStaff, SetTimes } from './calls/table-service.ts';
export {
  AllowTaxInvoice,
  CheckedTaxInvoice,
  CheckTaxInvoice,
  IssueTaxInvoice,
  VoidTaxInvoice,
} from './calls/tax-invoices.ts';
export { ChangeTerminal, CreateTerminal } from './calls/terminals.ts';
export { RebookPayment, Sell, TakePayment } from './calls/till.ts';
export { ChangeTillSettings } from './calls/till-settings.ts';
export { ChangeProfile, Done, ForgotPassword, isEmail, ResetPassword, SignUp } from './calls/users.ts';
export {
  checkEdit,
  documentProblems,
  inSchemaOrder,
  withEveryLanguage,
} from './changes/index.ts';
export { API_TOKEN_PREFIX, ApiScope, ApiToken, NewApiToken } from './entities/api-token.ts';
export { AuditEntry, VoidReason, VoidReasonCode } from './entities/audit.ts';
export { Bill, EMPTY_BILL } from './entities/bill.ts';
export {
  Allergen,
  Category,
  Choice,
  Diet,
  PriceModifier,
  Product,
  ProductOption,
  Stock,
  StockMode,
  SubCategory,
} from './entities/catalogue.ts';
export { CHANGE_PROBLEMS, ChangeProblem, ChangeSet, ChangeSetEdit } from './entities/change-set.ts';
export { COUPON_BATCH_STATUSES, CouponBatch } from './entities/coupon-batch.ts';
export { DataExport, EXPORT_STATUSES } from './entities/data-export.ts';
export { Device, DeviceMode, DeviceSettings } from './entities/device.ts';
export { Condition, OrderDiscount, ProductOptionMatch } from './entities/discount.ts';
export { Dispute } from './entities/dispute.ts';
export { GuestName, GuestNumber, PaymentShare, SessionGuest } from './entities/guests.ts';
export { BoardEntry, KitchenTicket, TicketChange } from './entities/kitchen.ts';
export { LocalQr } from './entities/local-qr.ts';
export { Mail } from './entities/mail.ts';
export {
  Gift,
  InvitedPerson,
  Locale,
  LogIn,
  Person,
  PersonWithPin,
  SecondFactor,
  Staff,
  StaffName,
  StaffRole,
  User,
  UserCoupon,
  VipLevel,
} from './entities/member.ts';
export { PaymentAttempt, PaymentStatus, PendingPayment, SessionPayment } from './entities/payment.ts';
export { PAYMENT_ACCOUNT_STATUSES, PaymentAccount } from './entities/payment-account.ts';
export { PaymentProviderForm } from './entities/payment-provider.ts';
export { PointBalance, PointEntry, Reward, VipProgress } from './entities/points.ts';
export { BillRefund, Refund } from './entities/refund.ts';
export { SavedCard } from './entities/saved-card.ts';
export {
  AppSetting,
  type CourseNames,
  DeliveryZone,
  OnlineOpeningHours,
  OrderLimitEntry,
  PaymentMethod,
  PaymentTiming,
  PickupSettings,
  Section,
  SectionSetting,
  Shop,
  SystemSetting,
  TableViewItem,
  TaxSetting,
  TimeRange,
} from './entities/shop.ts';
export { ShopCatalogue } from './entities/shop-catalogue.ts';
export { StaffCall, StaffCallKind } from './entities/staff-call.ts';
export { TableMarked } from './entities/table-mark.ts';
export {
  Contact,
  CustomProduct,
  Handover,
  LineOption,
  LineStatus,
  PickupSlot,
  PriceReason,
  Selection,
  SessionDiscount,
  SessionLine,
  SessionStatus,
  SessionTable,
  SessionWithKey,
  TableSession,
  TicketStatus,
} from './entities/table-session.ts';
export { BillInvoice, InvoiceWish, TaxInvoice } from './entities/tax-invoice.ts';
export { MenuTemplate } from './entities/template.ts';
export { Terminal } from './entities/terminal.ts';
export { TillSettings } from './entities/till-settings.ts';
export {
  type CartProblem,
  ERRORS,
  type ErrorCode,
  isErrorCode,
  type StockShortage,
  statusOf,
} from './errors.ts';
export {
  CLOCK_EVENT,
  EVENTS,
  type EventData,
  type EventName,
  type EventTopic,
  type LiveEvent,
} from './events/index.ts';
export type { Drawing, FirstPaint, FirstPaintQuery, PageQuery, Visitor } from './first-paint.ts';
export { guarded, unguarded } from './formula-guard.ts';
export {
  FALLBACK_LANGUAGE,
  inEveryLanguage,
  isLanguageCode,
  LANGUAGE_CODES,
  languageOf,
  nameIn,
  splitLanguage,
} from './languages.ts';
export { localized, type Texts } from './localized.ts';
export { createOpenApi, type OpenApi } from './openapi/create-open-api.ts';
export type { Operation } from './openapi/operation.ts';
export type { Organisation } from './organisation.ts';
export { type QuoteResult, quoteCase } from './quote/quote-case.ts';
export { Id, Instant, LocalizedText, Minor, OrderType, RequestId, WallTime } from './schema.ts';
export { type Page, SERVICES, type ServiceMethod, type ServicePath } from './services.ts';
export { createValidator, type SchemaProblem, type Validation, type Validator } from './validate.ts';
