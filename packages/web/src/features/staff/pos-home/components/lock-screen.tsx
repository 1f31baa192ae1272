import type { StaffName } from '@comanda/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { staffSession } from '../../../../data/devices/staff-session.ts';
import { useDeviceBeat } from '../../../../data/devices/use-device-beat.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { PersonButton, PinPad } from '../../pin/index.ts';
import { useDeviceConnection } from '../hooks/use-device-connection.ts';
import { usePeople } from '../hooks/use-people.ts';
import { usePinSignIn } from '../hooks/use-pin-sign-in.ts';
import { homeOf } from '../state/home-of.ts';
import { LanguageMenu } from './language-menu.tsx';
import css from './lock-screen.module.css';
import { LockShop } from './lock-shop.tsx';
import { SetUp } from './set-up.tsx';

/** Number of people from which they stand in two columns. */
const MANY = 6;

type PeopleProps = {
  readonly people: readonly StaffName[];
  readonly chosen: string | undefined;
  readonly onChoose: (person: string) => void;
};

function People({ people, chosen, onChoose }: PeopleProps) {
  const { t } = useTranslation('staff');
  return (
    <ul className={cx(css.people, people.length > MANY && css.many)}>
      {people.map((person) => (
        <li key={person._id}>
          <PersonButton
            person={person}
            note={[
              t(`role.${person.role}`),
              person.tables !== undefined && t('pos-home:lock.tables', { count: person.tables }),
            ]
              .filter(Boolean)
              .join(t('comma'))}
            badge={
              person.drafts !== undefined && (
                <Badge>{t('pos-home:lock.drafts', { count: person.drafts })}</Badge>
              )
            }
            size="large"
            isChosen={person._id === chosen}
            onClick={() => onChoose(person._id)}
          />
        </li>
      ))}
    </ul>
  );
}

type WhoProps = {
  readonly isWaiting: boolean;
  readonly onRetry: (() => void) | undefined;
  readonly children: ReactNode;
};

/** The people to choose from, or why there are none yet. */
function Who({ isWaiting, onRetry, children }: WhoProps) {
  const { t } = useTranslation('pos-home');
  return (
    <section className={css.who} aria-labelledby="lock-who">
      <div className={css.head}>
        <h2 id="lock-who" className={css.heading}>
          {t('lock.who')}
        </h2>
        <LanguageMenu />
      </div>
      {onRetry !== undefined && (
        <Button variant="tonal" icon="refresh" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      {isWaiting ? (
        <Skeleton label={t('staff:loading')}>
          <SkeletonRows count={5} />
        </Skeleton>
      ) : (
        children
      )}
    </section>
  );
}

/** The lock screen of a till or handheld: first the name, then only that person's PIN (T2.1, T2.2). */
export function LockScreen({ paired }: { readonly paired: PosDevice }) {
  const { t } = useTranslation('pos-home');
  const session = usePersisted(staffSession);
  const device = useDeviceConnection();
  useDeviceBeat();
  const { people, isThere, isError, refetch } = usePeople(paired.device.shop, device === 'joined');
  const [chosen, setChosen] = useState<string>();
  const person = people.find(({ _id }) => _id === chosen);
  const { entry, digits, isStopped, problem, clear } = usePinSignIn({
    paired,
    person: person?._id,
    isNameless: isError,
  });
  const pin = useRef<HTMLHeadingElement>(null);
  const choose = (next: string | undefined) => {
    clear();
    setChosen(next);
  };
  // where only one of both is shown, the button pressed is gone
  useEffect(() => {
    if (chosen !== undefined) pin.current?.focus();
  }, [chosen]);
  if (device === 'revoked') return <SetUp isRevoked />;
  if (session !== null && !session.hasEnded)
    return <Navigate to={homeOf(session.staff.role, paired.device.kind)} replace />;
  return (
    <div className={css.lock}>
      <LockShop device={paired.device} />
      <main className={cx(css.main, (person !== undefined || isError) && css.named)}>
        <Who isWaiting={!isThere && !isError} onRetry={isError ? () => void refetch() : undefined}>
          <People people={people} chosen={person?._id} onChoose={choose} />
        </Who>
        <section className={css.pin} aria-labelledby="lock-pin">
          <h2 id="lock-pin" ref={pin} tabIndex={-1} className={css.heading}>
            {person?.name ?? t(isError ? 'lock.who' : 'lock.chooseFirst')}
            <small className={css.note}>{t('lock.pin')}</small>
          </h2>
          <PinPad entry={entry} digits={digits} disabled={isStopped} problem={problem} size="large" />
          <p className={css.hint}>{t('lock.hint')}</p>
          <Button variant="quiet" icon="users" className={css.others} onClick={() => choose(undefined)}>
            {t('lock.others')}
          </Button>
        </section>
      </main>
      {device === 'offline' && (
        <Banner
          tone="note"
          icon="offline"
          className={css.lost}
          title={t('staff:lost.title')}
          text={t('lock.lost')}
        />
      )}
    </div>
  );
}
