import type { Shop } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { PicturePicker } from '../../../../ui/controls/picture-picker.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { uploadPhoto } from '../../fields/index.ts';
import css from './logo-field.module.css';

type LogoFieldProps = {
  readonly shop: Shop;
  readonly onChange: (logo: string | undefined) => void;
};

/** The shop's logo: chosen from a file, or taken away. */
export function LogoField({ shop, onChange }: LogoFieldProps) {
  const { t } = useTranslation('office-shop');
  const { mutate, isPending, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: uploadPhoto,
    onSuccess: onChange,
  });
  const source = pictureSource(shop.logo);
  const problem = error && t(`errors:${error instanceof CallError ? error.code : 'serverError'}`);
  return (
    <div className={css.box}>
      <Picture
        alt=""
        {...(source && { source })}
        sizes="96px"
        tint={tintOf(shop._id)}
        className={css.picture}
      />
      <div className={css.acts}>
        <PicturePicker
          icon="image"
          label={t(isPending ? 'details.sending' : 'details.choose')}
          disabled={isPending}
          onPick={mutate}
        />
        {shop.logo !== undefined && (
          <Button variant="quiet" size="s" disabled={isPending} onClick={() => onChange(undefined)}>
            {t('details.removeLogo')}
          </Button>
        )}
        <small role={problem ? 'alert' : undefined} className={problem ? css.bad : css.hint}>
          {problem || t('details.logoHint')}
        </small>
      </div>
    </div>
  );
}
