import type { Mail, Page } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import css from './outbox.module.css';

const MAX_COUNT = 50;
const TONES = { waiting: 'left', sent: 'ok', failed: 'bad', expired: 'quiet' } as const;

/** Outgoing mails, newest first; unsent ones can be read here and passed on. */
export function Outbox({ isJoined }: { readonly isJoined: boolean }) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { data: mails = [] } = useQuery({
    queryKey: [STAFF_QUERIES, 'mails'],
    enabled: isJoined,
    queryFn: async () => (await connection.call<Page<Mail>>('find', 'mails', { $limit: MAX_COUNT })).data,
  });
  if (mails.length === 0) return null;
  return (
    <section className={css.outbox} aria-labelledby="outbox">
      <h2 id="outbox" className={css.heading}>
        {t('outbox.title')}
      </h2>
      <p>{t('outbox.text')}</p>
      <ul className={css.mails}>
        {mails.map(({ _id, to, subject, text, status, createdAt }) => (
          <li key={_id} className={css.mail}>
            <p className={css.head}>
              <b className={css.to}>{to}</b>
              <Badge tone={TONES[status]}>{t(`outbox.status.${status}`)}</Badge>
              <span className={css.quiet}>{dayText(createdAt, locale.intl)}</span>
            </p>
            {text === '' ? (
              <p className={css.quiet}>{subject}</p>
            ) : (
              <details>
                <summary className={css.subject}>{subject}</summary>
                <p className={css.text}>{text}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
