import type { SessionLine } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { DishSubject } from '../../../../data/approval/approval-subject.tsx';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { BillChanges, ServingChange } from '../hooks/use-bill-changes.ts';
import type { ChangePreview } from '../hooks/use-change-preview.tsx';
import { useCourseName } from '../hooks/use-course-texts.ts';
import { useServers } from '../hooks/use-staff-names.ts';
import { withPrice } from '../state/changed-bill.ts';
import type { HandPrice } from '../state/hand-price.ts';
import { guestsAt, type SalePlace } from '../state/place.ts';
import { partOf } from '../state/sent-part.ts';
import { NoteSheet } from './note-sheet.tsx';
import { ReduceSheet } from './reduce-sheet.tsx';
import css from './sent-line-sheet.module.css';
import { VoidSheet } from './void-sheet.tsx';

export type SentLineSheetProps = {
  readonly place: SalePlace;
  /** Id of the dish that was sent; the sheet is open while there is one. */
  readonly line: string | undefined;
  readonly changes: BillChanges;
  readonly preview: ChangePreview;
  readonly onClose: () => void;
};

/** Sheets of a sent dish, one at a time. */
type Part = 'dish' | 'note' | 'reduce' | 'void';

/** The courses that a dish may be moved to. */
const COURSES = [1, 2, 3, 4] as const;
const MAX_SEATS = 20;

type ChoicesProps<Value> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value | undefined) => void;
};

/** Values of which one at most is chosen; the chosen one is taken back by choosing it again. */
function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, values, chosen, nameOf, onChoose } = props;
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {values.map((value) => (
        <Button
          key={value}
          variant={value === chosen ? 'tonal' : 'plain'}
          aria-pressed={value === chosen}
          aria-label={nameOf(value)}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        >
          {value}
        </Button>
      ))}
    </fieldset>
  );
}

type ServingProps = {
  readonly place: SalePlace;
  readonly line: SessionLine;
  readonly onServe: (serving: ServingChange) => void;
  readonly onNote: () => void;
};

/** The way a sent dish is served: seat, course, packing, seller, note (till T4.6). */
function Serving({ place, line, onServe, onNote }: ServingProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const people = useServers(data.shop._id, true);
  const nameOf = useCourseName();
  const isKnown = people.some(({ _id }) => _id === line.staff);
  const isAtTable = place.type === 'dineIn';
  const seats = Array.from({ length: Math.min(MAX_SEATS, guestsAt(place)) }, (_, at) => String(at + 1));
  return (
    <>
      {isAtTable && (
        <>
          <Choices
            label={t('seat')}
            values={seats}
            chosen={line.tableChairId}
            nameOf={(number) => t('seatNo', { number })}
            onChoose={(seat) => onServe({ tableChairId: seat ?? null })}
          />
          <Choices
            label={t('course')}
            values={COURSES}
            chosen={COURSES.find((course) => course === line.course)}
            nameOf={nameOf}
            onChoose={(course) => onServe({ course: course ?? null })}
          />
          <Switch
            checked={line.takeAway === true}
            label={t('pack')}
            onChange={(takeAway) => onServe({ takeAway })}
          />
        </>
      )}
      {people.length > 1 && (
        <SelectField
          label={t('soldBy')}
          options={[
            ...(isKnown ? [] : [{ value: line.staff ?? '', label: t('none') }]),
            ...people.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          value={line.staff ?? ''}
          onChange={(staff) => onServe({ staff })}
        />
      )}
      <Button variant="plain" icon="edit" wide onClick={onNote}>
        {line.customRemark || t('note')}
      </Button>
    </>
  );
}

/** Returns the dish that the sheet is about, which it keeps while it closes, and how much of it. */
function useSentDish({ place, line }: Pick<SentLineSheetProps, 'place' | 'line'>) {
  const { session } = place;
  const groups = line === undefined || session === undefined ? [] : groupLines(liveLines(session));
  const found = groups.find((group) => group.line.id === line);
  const [shown, setShown] = useState<LineGroup>();
  const [pieces, setPieces] = useState(1);
  const [part, setPart] = useState<Part>('dish');
  const [touched, setTouched] = useState(line);
  const { quantity = 1 } = found?.line ?? {};
  useEffect(() => {
    if (found !== undefined) setShown(found);
  }, [found]);
  useEffect(() => {
    if (line !== undefined) setPieces(quantity);
  }, [line, quantity]);
  // before anything is drawn: the sheet that the dish before was left with must not open and close at once
  if (line !== touched) {
    setTouched(line);
    if (line !== undefined) setPart('dish');
  }
  return { group: found ?? shown, isOpen: found !== undefined, pieces, setPieces, part, setPart };
}

type SentDishSheetProps = Pick<ServingProps, 'place' | 'onServe'> & {
  readonly open: boolean;
  readonly line: SessionLine;
  readonly isBusy: boolean;
  readonly pieces: number;
  readonly onPieces: (pieces: number) => void;
  readonly onPart: (part: Part) => void;
  readonly onClose: () => void;
};

/** First sheet of a sent dish: how many of its pieces, how they are served, and what opens the others. */
function SentDishSheet(props: SentDishSheetProps) {
  const { open, place, line, isBusy, pieces, onPieces, onServe, onPart, onClose } = props;
  const { t } = useTranslation('till');
  const { say, locale } = useLocale();
  const { quantity } = line;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={`${quantity} ${say(line.name)}`}
      closeLabel={t('common:close')}
      width="s"
    >
      <div className={css.dish} inert={isBusy}>
        {Number.isInteger(quantity) && quantity > 1 && (
          <div className={css.pieces}>
            <span>{t('pieces')}</span>
            <Stepper
              value={pieces}
              max={quantity}
              label={t('pieces')}
              lessLabel={t('less')}
              moreLabel={t('more')}
              locale={locale.intl}
              onChange={onPieces}
            />
          </div>
        )}
        <Serving place={place} line={line} onServe={onServe} onNote={() => onPart('note')} />
        <div className={css.two}>
          <Button variant="plain" size="l" icon="tag" onClick={() => onPart('reduce')}>
            {t('reduce')}
          </Button>
          <Button variant="caution" size="l" icon="trash" onClick={() => onPart('void')}>
            {t('voidSent')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** Sheet of a dish that was sent: what it costs, how it is served, void; all of it or some pieces (till T4.6). */
export function SentLineSheet({ place, line, changes, preview, onClose }: SentLineSheetProps) {
  const { group, isOpen, pieces, setPieces, part, setPart } = useSentDish({ place, line });
  const { session } = place;
  if (group === undefined || session === undefined) return null;
  const some = partOf(group.line, pieces, crypto.randomUUID());
  const serve = async (serving: ServingChange) => {
    if ((await changes.serveLine(session, some, serving)) && some.parts !== undefined) onClose();
  };
  const setPrice = async (price: HandPrice) => {
    const subject = <DishSubject session={session} group={group} pieces={pieces} price={price.manualPrice} />;
    const after = withPrice(session, some, price, preview.context);
    if (await changes.priceLine(session, some, price, preview.show(subject, after))) onClose();
  };
  return (
    <>
      <SentDishSheet
        open={isOpen && part === 'dish'}
        place={place}
        line={group.line}
        isBusy={changes.isBusy}
        pieces={pieces}
        onPieces={setPieces}
        onServe={serve}
        onPart={setPart}
        onClose={onClose}
      />
      <NoteSheet
        open={isOpen && part === 'note'}
        note={group.line.customRemark ?? ''}
        onClose={onClose}
        onNote={(note) => void serve({ customRemark: note || null }).then(onClose)}
      />
      <ReduceSheet
        open={isOpen && part === 'reduce'}
        line={group.line}
        isBusy={changes.isBusy}
        onClose={onClose}
        onPrice={(price) => void setPrice(price)}
      />
      <VoidSheet
        open={isOpen && part === 'void'}
        session={session}
        dish={{ group, pieces }}
        changes={changes}
        preview={preview}
        onClose={onClose}
      />
    </>
  );
}
