import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { PicturePicker } from '../../../../ui/controls/picture-picker.tsx';
import { type ChosenLogo, useLogoFile } from '../hooks/use-logo.ts';
import css from './logo-choice.module.css';

type LogoChoiceProps = {
  readonly logo: ChosenLogo | undefined;
  readonly onChange: (logo: ChosenLogo | undefined) => void;
};

/** Choice of the restaurant's logo, which may be left for later. */
export function LogoChoice({ logo, onChange }: LogoChoiceProps) {
  const { t } = useTranslation('start');
  const { mutate, isPending, error, reset } = useLogoFile(onChange);
  const problem = error && t(`errors:${error instanceof CallError ? error.code : 'pictureType'}`);
  return (
    <section className={css.logo} aria-labelledby="logo">
      <p id="logo" className={css.title}>
        {t('restaurant.logo')} <small>{t('optional')}</small>
      </p>
      {logo !== undefined && (
        <img className={css.preview} src={logo.preview} alt={t('restaurant.logoPreview')} />
      )}
      <div className={css.acts}>
        <PicturePicker
          icon="image"
          label={t(logo === undefined ? 'restaurant.logoChoose' : 'restaurant.logoOther')}
          disabled={isPending}
          onPick={mutate}
        />
        {logo !== undefined && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              reset();
              onChange(undefined);
            }}
          >
            {t('restaurant.logoRemove')}
          </Button>
        )}
      </div>
      <small role={problem ? 'alert' : undefined} className={problem ? css.bad : css.hint}>
        {problem || t('restaurant.logoHint')}
      </small>
    </section>
  );
}
