import type { PaymentAccount } from '@comanda/contract';
import { DAY_MS } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useAccountActions } from '../hooks/use-accounts.ts';
import css from './account-card.module.css';

/** Days before the end of a key from which it is shown as urgent. */
const URGENT_DAYS = 30;

/** Tells when a key of an account ends, and until when one that was replaced is still accepted (payments M1.1, M3.1). */
export function KeyNotes({ account }: { readonly account: PaymentAccount }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { endFormer } = useAccountActions();
  const [now] = useState(() => Date.now());
  const { _id, secretExpiresAt, formerSecretUntil } = account;
  const left = secretExpiresAt === undefined ? Infinity : Date.parse(secretExpiresAt) - now;
  const day = (moment: string) =>
    dateFormat(locale.intl, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(moment),
    );
  return (
    <>
      {secretExpiresAt !== undefined && (
        <p className={left <= URGENT_DAYS * DAY_MS ? css.error : css.quiet}>
          {t(left <= 0 ? 'payments.expiry.ended' : 'payments.expiry.ends', { day: day(secretExpiresAt) })}
        </p>
      )}
      {formerSecretUntil !== undefined && (
        <p className={css.quiet}>
          {t('payments.former.until', { time: dayText(formerSecretUntil, locale.intl) })}{' '}
          <Button size="s" variant="quiet" busy={endFormer.isPending} onClick={() => endFormer.mutate(_id)}>
            {t('payments.former.end')}
          </Button>
        </p>
      )}
    </>
  );
}
