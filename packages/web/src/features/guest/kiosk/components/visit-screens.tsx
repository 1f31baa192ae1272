import { FALLBACK_LANGUAGE } from '@comanda/contract/languages';
import { type ReactNode, useMemo, useReducer, useState } from 'react';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { useSingleTaps } from '../../../../lib/use-single-taps.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useCall } from '../hooks/use-call.ts';
import { useEnd } from '../hooks/use-end.ts';
import { useKioskIdle } from '../hooks/use-kiosk-idle.ts';
import { useReadAloud } from '../hooks/use-read-aloud.ts';
import { useSwitches } from '../hooks/use-switches.ts';
import { type Kiosk, KioskContext, useKiosk } from '../state/kiosk-context.ts';
import { NEW_VISIT, visitReducer } from '../state/visit.ts';
import { AccessBar } from './access-bar.tsx';
import { Attract } from './attract.tsx';
import { Dish } from './dish.tsx';
import { Done } from './done.tsx';
import { Corner, Exit } from './exit.tsx';
import css from './kiosk.module.css';
import { Member } from './member.tsx';
import { Menu } from './menu.tsx';
import { Offer } from './offer.tsx';
import { Panel } from './panel.tsx';
import { Pay } from './pay.tsx';
import { Review } from './review.tsx';
import { Scene } from './scene.tsx';
import { Tent } from './tent.tsx';

type VisitProps = {
  readonly device: PosDevice['device'];
  readonly isOnline: boolean;
  readonly noBox: ReactNode;
};

/** The screen of a step. */
function StepScreen() {
  const { step } = useKiosk().visit;
  const [group, setGroup] = useState<string>();
  switch (step) {
    case 'attract':
      return <Attract />;
    case 'tent':
      return <Tent />;
    case 'menu':
      return <Menu group={group} onGroup={setGroup} />;
    case 'dish':
      return <Dish />;
    case 'offer':
      return <Offer />;
    case 'review':
      return <Review />;
    case 'member':
      return <Member />;
    case 'pay':
      return <Pay />;
    case 'done':
      return <Done />;
  }
}

/** Question whether the guest is still there, with the seconds left; it stands over the notice of a lost connection, too. */
function IdlePanel({ left }: { readonly left: number }) {
  const { t } = useTranslation('kiosk');
  return (
    <Panel
      title={t('idle.title')}
      text={<span aria-live="off">{t('idle.text', { count: left })}</span>}
      // the touch that pressed it has started the clock anew
      onCancel={() => undefined}
    >
      <Button size="l" wide>
        {t('idle.stay')}
      </Button>
    </Panel>
  );
}

type LeaveProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Question before all that was chosen is cleared. */
function LeavePanel({ onStay, onLeave }: LeaveProps) {
  const { t } = useTranslation('kiosk');
  return (
    <Panel title={t('leave.title')} text={t('leave.text')} onCancel={onStay}>
      <Button size="l" variant="plain" wide onClick={onStay}>
        {t('leave.stay')}
      </Button>
      <Button size="l" wide onClick={onLeave}>
        {t('startOver')}
      </Button>
    </Panel>
  );
}

/** Layer over the screen: a question, or the way out. */
type Over = 'leave' | 'exit';

/** One guest's visit. */
function OneVisit({ device, isOnline, noBox, onReset }: VisitProps & { readonly onReset: () => void }) {
  const { locale } = useLocale();
  const [visit, dispatch] = useReducer(visitReducer, NEW_VISIT);
  const [over, setOver] = useState<Over>();
  const switches = useSwitches(device);
  const staffCall = useCall(visit.session);
  const end = useEnd(device, visit, isOnline, onReset);
  const { step } = visit;
  const isTouched = step !== 'attract' || locale.code !== FALLBACK_LANGUAGE.code || switches.isAnyOn;
  const left = useKioskIdle({ device, isWatched: isTouched, isSlow: switches.isAnyOn, onEnd: end });
  useReadAloud(switches.isOn.aloud ? switches.voice : undefined, step);
  const kiosk: Kiosk = useMemo(
    () => ({ device, visit, dispatch, switches, staffCall, end, startOver: () => setOver('leave') }),
    [device, visit, switches, staffCall, end],
  );
  const asksIdle = left !== undefined && step !== 'attract';
  const isCovered = over !== undefined || asksIdle;
  // pictures above, touch below: only the menu fills the screen
  const isSheet = step !== 'menu';
  // an order that is placed goes on: its payment may succeed without this connection
  if (!isOnline && step !== 'pay' && step !== 'done')
    return (
      <div className={css.kiosk}>
        <div className={css.area} inert={asksIdle}>
          {noBox}
        </div>
        {asksIdle && <IdlePanel left={left} />}
      </div>
    );
  return (
    <KioskContext value={kiosk}>
      <div className={cx(css.kiosk, isSheet && css.sheet)}>
        {(isSheet || switches.isOn.low) && <Scene />}
        <div key={step} className={css.area} data-screen={step} inert={isCovered}>
          <Corner onHeld={() => setOver('exit')} />
          <StepScreen />
          <AccessBar />
        </div>
        {asksIdle ? (
          <IdlePanel left={left} />
        ) : (
          over === 'leave' && <LeavePanel onStay={() => setOver(undefined)} onLeave={end} />
        )}
        {over === 'exit' && <Exit onClose={() => setOver(undefined)} />}
      </div>
    </KioskContext>
  );
}

/** The visits to the kiosk, one after another. */
export function VisitScreens(props: VisitProps) {
  const [number, setNumber] = useState(0);
  useSingleTaps();
  return <OneVisit key={number} {...props} onReset={() => setNumber((now) => now + 1)} />;
}
