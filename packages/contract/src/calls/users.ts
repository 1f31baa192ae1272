import Type, { type Static } from 'typebox';
import { Locale } from '../entities/member.ts';
import { Closed, Id, ShortText } from '../schema.ts';

const MAX_EMAIL = 254;
const EMAIL = "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63})+$";
/** An e-mail address in ASCII, stored in lower case. */
export const Email = Type.String({ maxLength: MAX_EMAIL, pattern: EMAIL });

/** Returns true for a text that is an e-mail address in ASCII. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && new RegExp(EMAIL).test(text);
}
/** A phone number as people write it: with `+` and country code, or as dialled in the shop's country. */
export const Phone = Type.String({ maxLength: 32, pattern: '^[+(]?[0-9][0-9 ()./-]{2,30}$' });
/** A password to sign in with. */
export const Password = Type.String({ minLength: 1, maxLength: 128 });
/** A new password: at least 10 characters, with a lower-case letter, a capital and a digit (specification §5). */
export const NewPassword = Type.String({
  minLength: 10,
  maxLength: 128,
  pattern: '^(?=[\\s\\S]*[a-z])(?=[\\s\\S]*[A-Z])(?=[\\s\\S]*[0-9])[\\s\\S]*$',
});

/** Data of create users: signs a member up. */
export const SignUp = Closed(
  {
    email: Email,
    password: NewPassword,
    name: Type.Optional(ShortText(100)),
    phone: Type.Optional(Phone),
    locale: Type.Optional(Locale),
    /** The shop whose country a number without country code belongs to; the first shop when absent. */
    shop: Type.Optional(Id('shop')),
  },
  { $id: 'SignUp' },
);
export type SignUp = Static<typeof SignUp>;

/** Data of patch users/{id}: changes the member's own profile. A new e-mail address or password needs the current `password`. */
export const ChangeProfile = Closed(
  {
    name: Type.Optional(ShortText(100)),
    email: Type.Optional(Email),
    phone: Type.Optional(Type.Union([Phone, Type.Null()])),
    locale: Type.Optional(Locale),
    newPassword: Type.Optional(NewPassword),
    password: Type.Optional(Password),
    shop: Type.Optional(Id('shop')),
  },
  { $id: 'ChangeProfile' },
);
export type ChangeProfile = Static<typeof ChangeProfile>;

/** Data of create users/forgotPassword: sends a link to this address if a member has it. */
export const ForgotPassword = Closed({ email: Email }, { $id: 'ForgotPassword' });
export type ForgotPassword = Static<typeof ForgotPassword>;

/** Data of create users/resetPassword: sets a new password with the token of that link. */
export const ResetPassword = Closed(
  { token: Type.String({ minLength: 1, maxLength: 128 }), password: NewPassword },
  { $id: 'ResetPassword' },
);
export type ResetPassword = Static<typeof ResetPassword>;

/** The data of a call that takes none, such as create users/logoutEverywhere. */
export const Nothing = Closed({}, { $id: 'Nothing' });

/** The answer of a call that has no result. */
export const Done = Closed({ status: Type.Literal('done') }, { $id: 'Done' });
export type Done = Static<typeof Done>;
