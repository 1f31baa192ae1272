import type { Person } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { PersonChange } from '../hooks/use-people.ts';
import css from './person-sheet.module.css';

type PersonActionsProps = {
  readonly person: Person;
  readonly disabled: boolean;
  readonly send: (change: PersonChange) => void;
};

/** A new PIN for somebody who works here and disabling, both after a question, and enabling again. */
export function PersonActions({ person, disabled, send }: PersonActionsProps) {
  const { t } = useTranslation('people');
  const [asked, setAsked] = useState<'pin' | 'disable'>();
  const { name } = person;
  const isHere = person.archivedAt === undefined;
  const isOfPin = asked === 'pin';
  return (
    <>
      <p className={css.more}>
        {isHere && (
          <Button variant="tonal" icon="keypad" disabled={disabled} onClick={() => setAsked('pin')}>
            {t('newPin')}
          </Button>
        )}
        <Button
          variant="plain"
          disabled={disabled}
          onClick={() => (isHere ? setAsked('disable') : send({ archived: false }))}
        >
          {t(isHere ? 'disable' : 'enable')}
        </Button>
      </p>
      <p className={css.hint}>{t('disableHint')}</p>
      <Dialog
        open={asked !== undefined}
        title={isOfPin ? t('askPin', { name }) : t('askDisable', { name })}
        text={isOfPin ? t('askPinText', { name }) : t('disableHint')}
        confirmLabel={t(isOfPin ? 'newPin' : 'disable')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setAsked(undefined);
          send(isOfPin ? { isNewPin: true } : { archived: true });
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
