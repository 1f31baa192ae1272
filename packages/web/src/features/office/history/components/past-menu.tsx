import type { Shop } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { PhoneMenu, PhoneSheet, previewMoment } from '../../menu/index.ts';
import { usePastMenu, useSavePastMenu } from '../hooks/use-past-menu.ts';
import { endOfDay } from '../state/days.ts';
import css from './history-part.module.css';

type PastMenuProps = {
  readonly shop: Shop;
  /** The day as its field has it, `YYYY-MM-DD`; empty for none. */
  readonly day: string;
};

/** The menu with which a day ended: as a guest's phone, and as CSV. */
export function PastMenu({ shop, day }: PastMenuProps) {
  const { t } = useTranslation('office-history');
  const { locale } = useLocale();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const save = useSavePastMenu();
  const asOf = endOfDay(shop, day);
  if (asOf === undefined) return null;
  const text = dateFormat(locale.intl, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  return (
    <section aria-label={t('menuOf', { day: text })} className={css.acts}>
      <Button variant="plain" size="s" icon="eye" onClick={() => setOpen(true)}>
        {t('menu.see')}
      </Button>
      <Button
        variant="plain"
        size="s"
        icon="download"
        busy={save.isPending}
        onClick={() => save.mutate({ asOf, day }, { onError: () => toast.error(t('menu.notSaved')) })}
      >
        {t('menu.csv')}
      </Button>
      <PhoneSheet open={isOpen} onClose={() => setOpen(false)} title={t('menuOf', { day: text })}>
        <Phone {...{ shop, day, asOf, text }} />
      </PhoneSheet>
    </section>
  );
}

type PhoneProps = PastMenuProps & {
  readonly asOf: string;
  /** The day in words. */
  readonly text: string;
};

function Phone({ shop, day, asOf, text }: PhoneProps) {
  const { t } = useTranslation('office-history');
  const [time, setTime] = useState('');
  const menu = usePastMenu(asOf);
  return (
    <PhoneMenu
      text={t('menu.text', { day: text })}
      menu={{ ...menu, retry: () => void menu.refetch() }}
      now={previewMoment({ date: day, time }, shop, serverClock.now())}
      tools={
        <TextField
          type="time"
          label={t('menu.time')}
          hint={t('menu.timeHint')}
          value={time}
          onChange={setTime}
        />
      }
    />
  );
}
