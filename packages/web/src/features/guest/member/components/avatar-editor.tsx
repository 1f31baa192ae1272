import type { User } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { identity } from '../../../../data/member/identity.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { PicturePicker } from '../../../../ui/controls/picture-picker.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useCallText } from '../hooks/use-call-text.ts';
import { readPicture } from '../state/read-picture.ts';
import { Avatar } from './avatar.tsx';
import css from './avatar-editor.module.css';
import { CropSheet } from './crop-sheet.tsx';

type SavedAvatar = { readonly avatar: string | null };

/** Lets a member choose or take a picture, crop it to a square, or remove it. */
export function AvatarEditor({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const callText = useCallText();
  const toast = useToast();
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [refusal, setRefusal] = useState<'tooLarge' | 'notAPicture'>();
  const { mutate, isPending, error, reset } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (picture: string | null) => create<SavedAvatar>('users/pic', { picture }),
    onSuccess: async ({ avatar }) => {
      const { avatar: _, ...rest } = member;
      await identity.keepProfile(avatar === null ? rest : { ...rest, avatar });
      setBitmap(undefined);
      toast.success(t(avatar === null ? 'picture.removed' : 'picture.saved'));
    },
  });
  const pick = async (file: File) => {
    reset();
    const chosen = await readPicture(file);
    setRefusal('refusal' in chosen ? chosen.refusal : undefined);
    if ('bitmap' in chosen) setBitmap(chosen.bitmap);
  };
  const failure = callText(error);
  return (
    <section className={css.editor} aria-label={t('picture.title')}>
      <Avatar member={member} large />
      <div className={css.actions}>
        <PicturePicker icon="image" label={t('picture.choose')} onPick={(file) => void pick(file)} />
        <PicturePicker camera icon="user" label={t('picture.take')} onPick={(file) => void pick(file)} />
        {member.avatar !== undefined && (
          <Button variant="plain" busy={isPending && bitmap === undefined} onClick={() => mutate(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {refusal !== undefined && (
        <Banner tone="bad" icon="alert" title={t(`picture.${refusal}`)} className={css.refusal} />
      )}
      {failure !== undefined && bitmap === undefined && (
        <Banner tone="bad" icon="alert" title={failure} className={css.refusal} />
      )}
      {bitmap !== undefined && (
        <CropSheet
          bitmap={bitmap}
          busy={isPending}
          error={failure}
          onClose={() => setBitmap(undefined)}
          onCut={(picture) => mutate(picture)}
        />
      )}
    </section>
  );
}
