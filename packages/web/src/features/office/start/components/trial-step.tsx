import type { Shop } from '@comanda/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useTrial } from '../hooks/use-trial.ts';
import { finishStep } from '../state/kept-setup.ts';
import { LAST_STEP } from '../state/steps.ts';
import css from './parts.module.css';
import { StepFrame } from './step-frame.tsx';

type TrialStepProps = { readonly shop: Shop; readonly isJoined: boolean; readonly hasMenu: boolean };

/** A trial order on one's own phone, whose bill ends as a test, and the button that opens the shop for guests. */
export function TrialStep({ shop, isJoined, hasMenu }: TrialStepProps) {
  const { t } = useTranslation('start');
  const navigate = useNavigate();
  const trial = useTrial(shop, isJoined);
  const [hasEnded, setEnded] = useState(false);
  const { openShop, end, publish } = trial;
  const open = () =>
    openShop.mutate(undefined, {
      onSuccess: () => {
        finishStep(LAST_STEP, LAST_STEP);
        void navigate(ROUTES.office.replace(':part?', 'menu'));
      },
    });
  return (
    <StepFrame
      step="trial"
      title={t('trial.title')}
      text={t('trial.text')}
      onNext={open}
      nextLabel={t('trial.open')}
      busy={openShop.isPending}
      disabled={!hasMenu}
      error={openShop.error ?? end.error ?? publish.error}
    >
      {!hasMenu && <p className={css.note}>{t('trial.noMenu')}</p>}
      {hasMenu && !trial.isOn && (
        <div className={css.card}>
          <p className={css.note}>{t('trial.begin')}</p>
          <Button variant="tonal" busy={publish.isPending} onClick={trial.begin}>
            {t('trial.beginButton')}
          </Button>
        </div>
      )}
      {trial.isOn && <TrialCode trial={trial} shop={shop} />}
      <div aria-live="polite">
        {trial.open.length > 0 && (
          <div className={css.card}>
            <p className={css.note}>{t('trial.arrived', { count: trial.open.length })}</p>
            <TrialDishes trial={trial} />
            <Button
              variant="tonal"
              busy={end.isPending}
              onClick={() => end.mutate(undefined, { onSuccess: () => setEnded(true) })}
            >
              {t('trial.end')}
            </Button>
          </div>
        )}
        {trial.open.length === 0 && hasEnded && <p className={css.note}>{t('trial.ended')}</p>}
      </div>
    </StepFrame>
  );
}

type Trial = ReturnType<typeof useTrial>;

function TrialDishes({ trial }: { readonly trial: Trial }) {
  const { say } = useLocale();
  return (
    <ul className={css.names}>
      {trial.open.flatMap(({ products }) =>
        products.map(({ id, name, quantity }) => (
          <li key={id}>
            {quantity} × {say(name)}
          </li>
        )),
      )}
    </ul>
  );
}

function TrialCode({ trial, shop }: { readonly trial: Trial; readonly shop: Shop }) {
  const { t } = useTranslation('start');
  const { code } = trial;
  const link = code?.url ?? `${globalThis.location.origin}${ROUTES.home}?shop=${shop._id}`;
  return (
    <div className={css.card}>
      <p className={css.note}>{code ? t('trial.scan', { table: code.name }) : t('trial.follow')}</p>
      {code && (
        <img
          className={css.code}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(code.svg)}`}
          alt={t('trial.codeOf', { table: code.name })}
          width={220}
          height={220}
        />
      )}
      <a className={css.link} href={link} target="_blank" rel="noreferrer">
        {t('trial.here')}
      </a>
    </div>
  );
}
