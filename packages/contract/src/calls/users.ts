import Type, { type Static } from 'typebox';
import { Locale } from '../entities/member.ts';
import { Closed, Id, ShortText } from '../schema.ts';

/** An e-mail address of ASCII characters. It is kept in lower case. */
export const Email = Type.String({
  maxLength: 254,
  pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63})+$",
});
/** A telephone number as people write it: with `+` and country code, or as it is dialled where the shop is. */
export const Phone = Type.String({ maxLength: 32, pattern: '^[+(]?[0-9][0-9 ()./-]{2,30}$' });
/** A password as somebody remembers it. */
const Password = Type.String({ minLength: 1, maxLength: 128 });
/** A new password: 10 characters or more, with a lower-case and a capital letter and a number (specification §5). */
const NewPassword = Type.String({
  minLength: 10,
  maxLength: 128,
  pattern: '^(?=[\\s\\S]*[a-z])(?=[\\s\\S]*[A-Z])(?=[\\s\\S]*[0-9])[\\s\\S]*$',
});

/** create users: signs a member up. */
export const SignUp = Closed(
  {
    email: Email,
    password: NewPassword,
    name: Type.Optional(ShortText(100)),
    phone: Type.Optional(Phone),
    locale: Type.Optional(Locale),
    /** Where a telephone number without a country code is dialled; the first shop when absent. */
    shop: Type.Optional(Id('shop')),
  },
  { $id: 'SignUp' },
);
export type SignUp = Static<typeof SignUp>;

/** patch users/{id}: one's own profile. Another e-mail or password needs `password`, the present one. */
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

/** create users/forgotPassword: a mail with a link, when somebody has this address. */
export const ForgotPassword = Closed({ email: Email }, { $id: 'ForgotPassword' });
export type ForgotPassword = Static<typeof ForgotPassword>;

/** create users/resetPassword: the token of that link for a new password. */
export const ResetPassword = Closed(
  { token: Type.String({ minLength: 1, maxLength: 128 }), password: NewPassword },
  { $id: 'ResetPassword' },
);
export type ResetPassword = Static<typeof ResetPassword>;

/** create users/logoutEverywhere takes nothing. */
export const Nothing = Closed({}, { $id: 'Nothing' });

/** The answer of a call that has nothing to tell: it was done. */
export const Done = Closed({ status: Type.Literal('done') }, { $id: 'Done' });
export type Done = Static<typeof Done>;
