import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { PicturePicker } from '../../../../ui/controls/picture-picker.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { uploadPhoto, useFileDrop } from '../../fields/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import { photoOf } from '../state/crop-area.ts';
import type { Dish } from '../state/dishes.ts';
import { CropSheet } from './crop-sheet.tsx';
import css from './dish-picture.module.css';

/** Picture of a dish: a photo is chosen or dropped on it, or taken away (B3.7). */
export function DishPicture({ dish }: { readonly dish: Dish }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('products', dish);
  const box = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: uploadPhoto,
    onSuccess: (attachment) => edit('image', attachment),
  });
  const [isCropped, setCropped] = useState(false);
  const isOver = useFileDrop(box, mutate);
  const { image } = dish.now;
  const photo = photoOf(image);
  const source = pictureSource(image);
  const problem = error && t(`errors:${error instanceof CallError ? error.code : 'serverError'}`);
  return (
    <div ref={box} className={cx(css.box, isOver && css.over)}>
      <Picture
        alt=""
        {...(source && { source })}
        sizes="72px"
        tint={tintOf(dish.now._id)}
        className={css.picture}
      />
      <div className={css.acts}>
        <PicturePicker
          icon="image"
          label={t(isPending ? 'menu.picture.sending' : 'menu.picture.choose')}
          disabled={isPending}
          onPick={mutate}
        />
        {photo !== undefined && (
          <Button variant="quiet" size="s" disabled={isPending} onClick={() => setCropped(true)}>
            {t('menu.picture.crop')}
          </Button>
        )}
        {image !== undefined && (
          <Button variant="quiet" size="s" disabled={isPending} onClick={() => edit('image', undefined)}>
            {t('menu.picture.remove')}
          </Button>
        )}
      </div>
      <small className={cx(css.hint, problem && css.bad)} role={problem ? 'alert' : undefined}>
        {problem || t('menu.picture.hint')}
      </small>
      {photo !== undefined && (
        <CropSheet
          key={photo}
          open={isCropped}
          onClose={() => setCropped(false)}
          photo={photo}
          onChange={(next) => edit('image', next)}
        />
      )}
    </div>
  );
}
