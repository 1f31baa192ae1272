import type { CallError } from '../../../../data/calls/call-error.ts';

type Words = { readonly title: string; readonly text: string };

const FAILED: Words = { title: 'placing.failed', text: 'placing.failedText' };
const WORDS: Readonly<Partial<Record<CallError['code'], Words>>> = {
  outOfStock: { title: 'placing.soldOut', text: 'placing.soldOutText' },
  cartInvalid: { title: 'placing.invalid', text: 'placing.invalidText' },
  timeSlotNotFound: { title: 'init.timeSlotNotFound.title', text: 'placing.closedText' },
  shopNotEnabledForOnline: { title: 'init.timeSlotNotFound.title', text: 'placing.closedText' },
  sectionNotAvailable: { title: 'init.timeSlotNotFound.title', text: 'placing.sectionText' },
  sessionNotFound: { title: 'placing.failed', text: 'init.sessionNotFound.text' },
  sessionReadOnly: { title: 'placing.failed', text: 'placing.readOnlyText' },
  billFull: { title: 'placing.failed', text: 'placing.fullText' },
  tooManyCoupons: { title: 'placing.failed', text: 'placing.couponsText' },
  exceedOrderLimit: { title: 'placing.limit', text: 'placing.limitText' },
};

/** The words (keys of the guest's) for a refusal, in the specification's own where it has some (§8). */
export function refusalText(code: CallError['code']): Words {
  return WORDS[code] ?? FAILED;
}
