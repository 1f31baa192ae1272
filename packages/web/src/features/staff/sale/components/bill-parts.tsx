import type { CustomProduct } from '@comanda/domain';
import type { ReactNode } from 'react';
import { BillSubject } from '../../../../data/approval/approval-subject.tsx';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useMay } from '../../../../data/devices/use-may.ts';
import { liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import type { BillChanges } from '../hooks/use-bill-changes.ts';
import type { ChangePreview } from '../hooks/use-change-preview.tsx';
import { useServers } from '../hooks/use-staff-names.ts';
import type { SalePlace } from '../state/place.ts';
import { AdjustSheet } from './adjust-sheet.tsx';
import { AssignSheet } from './assign-sheet.tsx';
import css from './bill-parts.module.css';
import { CustomSheet } from './custom-sheet.tsx';
import { TrainingSheet } from './training-sheet.tsx';

/** The most parties that share a table. */
const MAX_SPLIT = 9;

/** Sheets that the actions of a whole bill open. */
export type BillPart = 'custom' | 'adjust' | 'assign' | 'training';

type Parts = {
  readonly place: SalePlace;
  readonly isOnline: boolean;
  readonly changes: BillChanges;
  readonly preview: ChangePreview;
  readonly onPart: (part: BillPart) => void;
  /** Part of a shared table that the dishes rung up next are served to. */
  readonly split: number | undefined;
  readonly onSplit: (split: number | undefined) => void;
};

/** The shop's circumstances of a bill, each a switch that takes effect at once (till T4.5). */
function Modifiers({ place: { session }, changes, preview }: Parts) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const { modifiers = [] } = data.shop;
  if (session === undefined || modifiers.length === 0) return null;
  const set = (id: string, isOn: boolean) => {
    const next = isOn ? [...session.modifiers, id] : session.modifiers.filter((each) => each !== id);
    const shown = preview.show(<BillSubject session={session} />, { ...session, modifiers: next });
    void changes.setModifiers(session, next, shown);
  };
  return (
    <fieldset className={css.modifiers} disabled={changes.isBusy}>
      <legend>{t('modifiers')}</legend>
      {modifiers.map(({ _id, name }) => (
        <Switch
          key={_id}
          checked={session.modifiers.includes(_id)}
          label={say(name)}
          onChange={(isOn) => set(_id, isOn)}
        />
      ))}
    </fieldset>
  );
}

/** The part of a shared table that is ordered for, on one bill (till T4.3). */
function TablePart({ place, split, onSplit }: Parts) {
  const { t } = useTranslation('till');
  if (place.type !== 'dineIn') return null;
  const parts = Array.from({ length: MAX_SPLIT }, (_, at) => String(at + 1));
  return (
    <SelectField
      label={t('tablePart.label')}
      hint={t('tablePart.hint')}
      options={[
        { value: '', label: t('wholeTable') },
        ...parts.map((number) => ({ value: number, label: t('tablePart.no', { number }) })),
      ]}
      value={split === undefined ? '' : String(split)}
      onChange={(next) => onSplit(next === '' ? undefined : Number(next))}
    />
  );
}

/** Actions of a whole bill, in full-width buttons: something off the menu, its circumstances, its total, its waiter. */
export function BillPartButtons(props: Parts & { readonly children?: ReactNode }) {
  const { place, isOnline, changes, onPart, children } = props;
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const { session } = place;
  const people = useServers(data.shop._id, isOnline);
  const isManager = useMay('manage');
  const isSent = session !== undefined && liveLines(session).length > 0;
  const waiter = people.find(({ _id }) => _id === session?.staff)?.name;
  return (
    <>
      <Button variant="plain" size="l" wide icon="plus" onClick={() => onPart('custom')}>
        {t('custom.title')}
      </Button>
      {children}
      <TablePart {...props} />
      <Modifiers {...props} />
      {isSent && (
        <Button
          variant="plain"
          size="l"
          wide
          icon="sliders"
          disabled={changes.isBusy}
          onClick={() => onPart('adjust')}
        >
          {t('adjust.title')}
        </Button>
      )}
      {session !== undefined && people.length > 0 && (
        <Button variant="plain" size="l" wide icon="user" onClick={() => onPart('assign')}>
          {waiter === undefined ? t('assign.title') : t('assign.from', { name: waiter })}
        </Button>
      )}
      {isSent && isManager && session.payments.length === 0 && (
        <Button variant="quiet" size="l" wide onClick={() => onPart('training')}>
          {t('training.title')}
        </Button>
      )}
    </>
  );
}

export type BillPartSheetsProps = Omit<Parts, 'onPart' | 'split' | 'onSplit'> & {
  readonly part: BillPart | undefined;
  /** Custom product that is changed. */
  readonly product?: CustomProduct | undefined;
  /** Name that a new custom product begins with. */
  readonly name?: string | undefined;
  readonly onProduct: (product: CustomProduct) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
  /** The bill has ended. */
  readonly onEnded: () => void;
};

/** Sheets of a whole bill, one at a time. */
export function BillPartSheets(props: BillPartSheetsProps) {
  const { place, isOnline, part, product, name, changes, preview } = props;
  const { onProduct, onRemove, onClose, onEnded } = props;
  const { data } = useReadyCatalogue();
  const people = useServers(data.shop._id, isOnline);
  const { session } = place;
  const shared = { changes, onClose };
  return (
    <>
      <CustomSheet open={part === 'custom'} {...{ product, name, onProduct, onRemove, onClose }} />
      {session !== undefined && (
        <>
          <AdjustSheet open={part === 'adjust'} {...{ session, preview }} {...shared} />
          <AssignSheet open={part === 'assign'} {...{ session, people }} {...shared} />
          <TrainingSheet open={part === 'training'} {...{ session, onEnded }} {...shared} />
        </>
      )}
    </>
  );
}
