import { type Face, GUEST_FACES, NEWCOMER_FACES } from '@comanda/e2e/guest-faces.ts';

/** A page, or a dialog over it, that a picture is taken of. */
export type Scene = Face;

const page = (name: string, path: string): Scene => ({ name, path: () => path });

/** What is photographed, by who has it before them. */
export const ALBUM: Readonly<
  Record<'stranger' | 'newcomer' | 'guest' | 'member' | 'staff', readonly Scene[]>
> = {
  stranger: [
    page('home of nobody', '/'),
    page('log in', '/member/login'),
    page('register', '/member/register'),
    page('forgot password', '/member/forgotPassword'),
    page('reset password', '/member/resetPassword#token=t'),
  ],
  newcomer: NEWCOMER_FACES,
  guest: GUEST_FACES,
  member: [
    page('member', '/member'),
    page('member edit', '/member/edit'),
    page('member points', '/member/points'),
    page('member qr code', '/member/qrCode'),
    page('coupons', '/coupon'),
    page('gifts', '/coupon?show=gifts'),
  ],
  staff: [
    page('kitchen', '/kitchen'),
    page('board', '/board?shop=harbour'),
    page('counter', '/counter'),
    page('owner', '/owner'),
    page('gallery', '/ui'),
  ],
};
