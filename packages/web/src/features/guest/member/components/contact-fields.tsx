import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { isEmail, isPhone } from '../state/contact.ts';

type ContactFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shows the problem of the value; set after the first attempt to submit. */
  readonly isSubmitted: boolean;
};

/** Asks for a name. */
export function NameField({ value, onChange }: Omit<ContactFieldProps, 'isSubmitted'>) {
  const { t } = useTranslation('member');
  return (
    <TextField
      label={t('name')}
      note={t('optional')}
      name="name"
      autoComplete="name"
      maxLength={100}
      {...{ value, onChange }}
    />
  );
}

/** Asks for the required e-mail address. */
export function EmailField({ value, onChange, isSubmitted }: ContactFieldProps) {
  const { t } = useTranslation('member');
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      {...{ value, onChange }}
      error={isSubmitted && !isEmail(value.trim()) ? t('emailBad') : null}
    />
  );
}

/** Asks for an optional telephone number. */
export function PhoneField({ value, onChange, isSubmitted }: ContactFieldProps) {
  const { t } = useTranslation('member');
  const number = value.trim();
  return (
    <TextField
      label={t('phone')}
      note={t('optional')}
      name="tel"
      type="tel"
      autoComplete="tel"
      maxLength={32}
      {...{ value, onChange }}
      error={isSubmitted && number !== '' && !isPhone(number) ? t('phoneBad') : null}
    />
  );
}
