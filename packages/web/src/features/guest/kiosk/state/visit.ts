/** The screens of a guest's visit, one decision each. */
type Step = 'attract' | 'tent' | 'menu' | 'dish' | 'offer' | 'review' | 'member' | 'pay' | 'done';

/** The member whom an order is for: known by their code, or a telephone number that only collects points. */
export type KioskMember =
  | { readonly user: string; readonly name: string | undefined; readonly proof: string | undefined }
  | { readonly phone: string };

/** A guest's visit to the kiosk; nothing of it is kept. */
export type Visit = {
  readonly step: Step;
  /** The number of the tent that the guest took. */
  readonly tent?: number;
  /** The dish being chosen. */
  readonly product?: string;
  /** The line of the order that is being changed. */
  readonly line?: string;
  /** True once dishes have been offered before the review: there is one offer a visit. */
  readonly wasOffered: boolean;
  readonly member?: KioskMember;
  /** The id of the order, once placed. */
  readonly session?: string;
  /** True if the member could not be added to the order. */
  readonly isMemberLost?: boolean;
  /** True if the money that came has to be checked by the staff. */
  readonly isHeld?: boolean;
};

export type VisitEvent =
  | { readonly type: 'begun'; readonly asksTent: boolean }
  | { readonly type: 'tentTaken'; readonly tent: number }
  | { readonly type: 'dishOpened'; readonly product: string; readonly line?: string }
  | { readonly type: 'dishClosed' }
  | { readonly type: 'reviewed'; readonly hasOffer: boolean }
  | { readonly type: 'menuOpened' }
  | { readonly type: 'memberAsked' }
  | { readonly type: 'memberSet'; readonly member: KioskMember | undefined }
  | { readonly type: 'placed'; readonly session: string; readonly isMemberLost: boolean }
  | { readonly type: 'finished'; readonly isHeld?: boolean };

export const NEW_VISIT: Visit = { step: 'attract', wasOffered: false };

/** Returns the visit after an event (till T9.1 to T9.4). */
export function visitReducer(visit: Visit, event: VisitEvent): Visit {
  const { product: _product, line, ...rest } = visit;
  switch (event.type) {
    case 'begun':
      return { ...rest, step: event.asksTent ? 'tent' : 'menu' };
    case 'tentTaken':
      return { ...rest, tent: event.tent, step: 'menu' };
    case 'dishOpened':
      return { ...rest, step: 'dish', product: event.product, line: event.line };
    case 'dishClosed':
      // a line is changed from the review
      return { ...rest, step: line === undefined ? 'menu' : 'review' };
    case 'reviewed':
      return event.hasOffer && !visit.wasOffered
        ? { ...rest, step: 'offer', wasOffered: true }
        : { ...rest, step: 'review' };
    case 'menuOpened':
      return { ...rest, step: 'menu' };
    case 'memberAsked':
      return { ...rest, step: 'member' };
    case 'memberSet':
      return { ...rest, member: event.member, step: 'review' };
    case 'placed':
      return { ...rest, step: 'pay', session: event.session, isMemberLost: event.isMemberLost };
    case 'finished':
      return { ...rest, step: 'done', ...(event.isHeld && { isHeld: true }) };
  }
}
