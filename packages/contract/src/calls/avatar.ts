import Type from 'typebox';
import { Closed, Id } from '../schema.ts';

/** Data of create users/pic: a member's own picture. */
export const SendAvatar = Closed(
  {
    /** The file, a JPEG, PNG or WebP, in base64; null removes the picture. */
    picture: Type.Union([
      Type.String({ minLength: 1, maxLength: 1_000_000, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
      Type.Null(),
    ]),
  },
  { $id: 'SendAvatar' },
);

/** The attachment that the picture is stored as. */
export const KeptAvatar = Closed(
  { avatar: Type.Union([Id('attachment'), Type.Null()]) },
  { $id: 'KeptAvatar' },
);
