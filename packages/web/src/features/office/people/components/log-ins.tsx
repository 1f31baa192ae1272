import type { LogIn, Page } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useOffice } from '../../frame/index.ts';
import css from './log-ins.module.css';

const LOG_INS_KEY = [STAFF_QUERIES, 'logIns'] as const;

/** The log-ins of the person signed in, and to owners everybody's, each of which can be ended (office B6.4). */
export function LogIns() {
  const { t } = useTranslation('people');
  const { session, isJoined } = useOffice();
  const queries = useQueryClient();
  const { data: logIns = [] } = useQuery({
    queryKey: LOG_INS_KEY,
    enabled: isJoined,
    queryFn: async () =>
      (await callAsStaff(() => connection.call<Page<LogIn>>('find', 'logIns', { $limit: 200 }))).data,
  });
  const end = useMutation({
    mutationFn: (id: string) => callAsStaff(() => connection.call<LogIn>('remove', 'logIns', id)),
    onSettled: () => queries.invalidateQueries({ queryKey: LOG_INS_KEY }),
  });
  if (logIns.length === 0) return null;
  return (
    <section className={css.logIns} aria-labelledby="log-ins">
      <h2 id="log-ins" className={css.title}>
        {t('logIns.title')}
      </h2>
      <p className={css.quiet}>{t(session.staff.role === 'owner' ? 'logIns.text' : 'logIns.own')}</p>
      <ul className={css.list}>
        {logIns.map((logIn) => (
          <LogInRow
            key={logIn._id}
            logIn={logIn}
            isEnding={end.isPending && end.variables === logIn._id}
            onEnd={() => end.mutate(logIn._id)}
          />
        ))}
      </ul>
    </section>
  );
}

type LogInRowProps = { readonly logIn: LogIn; readonly isEnding: boolean; readonly onEnd: () => void };

function LogInRow({ logIn, isEnding, onEnd }: LogInRowProps) {
  const { t } = useTranslation('people');
  const { locale } = useLocale();
  const { name, strength, createdAt, lastSeenAt, isCurrent } = logIn;
  return (
    <li className={css.row}>
      <p className={css.head}>
        <b>{name}</b>
        <Badge>{t(`logIns.by.${strength}`)}</Badge>
        {isCurrent && <Badge tone="brand">{t('logIns.current')}</Badge>}
      </p>
      <p className={css.quiet}>
        {t('logIns.since', { day: dayText(createdAt, locale.intl) })}
        {lastSeenAt && ` · ${t('seen', { day: dayText(lastSeenAt, locale.intl) })}`}
      </p>
      <p className={css.action}>
        <Button
          size="s"
          variant="quiet"
          busy={isEnding}
          onClick={onEnd}
          aria-label={t('logIns.endNamed', { name, day: dayText(createdAt, locale.intl) })}
        >
          {t('logIns.end')}
        </Button>
      </p>
    </li>
  );
}
