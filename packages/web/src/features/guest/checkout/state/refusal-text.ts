import type { CallError } from '../../../../data/calls/call-error.ts';
import type { MessageKey } from '../../../../i18n/messages.ts';

type RefusalText = { readonly title: MessageKey; readonly text: MessageKey };

const FAILED: RefusalText = { title: 'checkout:placing.failed', text: 'checkout:placing.failedText' };
const TEXTS: Readonly<Partial<Record<CallError['code'], RefusalText>>> = {
  outOfStock: { title: 'checkout:placing.soldOut', text: 'checkout:placing.soldOutText' },
  cartInvalid: { title: 'checkout:placing.invalid', text: 'checkout:placing.invalidText' },
  timeSlotNotFound: { title: 'session:problem.timeSlotNotFound.title', text: 'checkout:placing.closedText' },
  shopNotEnabledForOnline: {
    title: 'session:problem.timeSlotNotFound.title',
    text: 'checkout:placing.closedText',
  },
  sectionNotAvailable: {
    title: 'session:problem.timeSlotNotFound.title',
    text: 'checkout:placing.sectionText',
  },
  sessionNotFound: { title: 'checkout:placing.failed', text: 'session:problem.sessionNotFound.text' },
  tableCodeNeeded: { title: 'checkout:placing.failed', text: 'errors:tableCodeNeeded' },
  fixedCodeTableInvalid: { title: 'checkout:placing.failed', text: 'errors:fixedCodeTableInvalid' },
  sessionReadOnly: { title: 'checkout:placing.failed', text: 'checkout:placing.readOnlyText' },
  billFull: { title: 'checkout:placing.failed', text: 'checkout:placing.fullText' },
  tooManyCoupons: { title: 'checkout:placing.failed', text: 'checkout:placing.couponsText' },
  previewOnly: { title: 'checkout:preview.title', text: 'checkout:preview.refused' },
  largeOrder: { title: 'checkout:placing.limit', text: 'checkout:large.staff' },
  exceedOrderLimit: { title: 'checkout:placing.limit', text: 'menu:limit.reached' },
};

/** Returns the message keys for a refusal, with the specification's wording where it has one (§8). */
export function refusalText(code: CallError['code']): RefusalText {
  return TEXTS[code] ?? FAILED;
}
