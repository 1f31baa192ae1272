import { KeptAvatar, SendAvatar } from '../calls/avatar.ts';
import { createCall } from './call-spec.ts';

/** The call that sets a member's picture, which others see at `/api/users/pic/{id}`. */
export const AVATAR_CALLS = {
  'users/pic': {
    create: createCall(SendAvatar, KeptAvatar, {
      summary: 'Sets or removes the member’s picture, which is stored resized and without metadata.',
      example: {
        data: { picture: null },
        answer: { avatar: null },
      },
    }),
  },
};
