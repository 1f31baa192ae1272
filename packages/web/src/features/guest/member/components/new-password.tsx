import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { brokenRules, type PasswordRule } from '../state/password-rules.ts';
import css from './new-password.module.css';

const RULES: readonly PasswordRule[] = ['length', 'lower', 'upper', 'number'];

export type PasswordPair = { readonly password: string; readonly again: string };

/** Returns true if a new password may be submitted: it meets the rules, and both entries are equal. */
export function isGoodPair({ password, again }: PasswordPair): boolean {
  return brokenRules(password).length === 0 && password === again;
}

type NewPasswordProps = {
  readonly value: PasswordPair;
  readonly onChange: (value: PasswordPair) => void;
  /** Shows the problems of the value; set after the first attempt to submit. */
  readonly isSubmitted: boolean;
  /** The first password of an account; labels it without "new". */
  readonly first?: boolean;
};

/** Asks for a new password twice; its rules are ticked off while typing. */
export function NewPassword({ value, onChange, isSubmitted, first = false }: NewPasswordProps) {
  const { t } = useTranslation('member');
  const broken = brokenRules(value.password);
  const differs = isSubmitted && value.again !== value.password;
  return (
    <>
      <div className={css.password}>
        <TextField
          label={t(first ? 'password' : 'newPassword')}
          name="new-password"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={value.password}
          onChange={(password) => onChange({ ...value, password })}
          error={isSubmitted && broken.length > 0 ? t('passwordBroken') : null}
        />
        <ul className={css.rules} aria-label={t('passwordRules')}>
          {RULES.map((rule) => {
            const isKept = !broken.includes(rule);
            return (
              <li key={rule} className={isKept ? css.kept : css.rule}>
                <Icon name={isKept ? 'check' : 'info'} size="xs" label={isKept ? t('kept') : undefined} />
                {t(`passwordRule.${rule}`)}
              </li>
            );
          })}
        </ul>
      </div>
      <TextField
        label={t(first ? 'passwordAgain' : 'newPasswordAgain')}
        name="new-password-again"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        value={value.again}
        onChange={(again) => onChange({ ...value, again })}
        error={differs ? t('passwordsDiffer') : null}
      />
    </>
  );
}
