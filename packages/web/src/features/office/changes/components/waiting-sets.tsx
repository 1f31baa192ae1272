import type { ChangeSet } from '@comanda/contract';
import type { Edit, LocalizedText, SetEdit } from '@comanda/domain';
import { useRef, useState } from 'react';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useOffice } from '../../frame/index.ts';
import { useDraft } from '../draft-context.ts';
import { useCheck } from '../hooks/use-check.ts';
import { useSetEdits, useWaitingSets } from '../hooks/use-waiting-sets.ts';
import type { Describe } from '../state/described-edit.ts';
import { madeName } from '../state/waiting-sets.ts';
import { ChangedDocuments } from './changed-documents.tsx';
import { DropSet } from './drop-set.tsx';
import { MomentForm } from './moment-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { Refused } from './refused.tsx';
import css from './review-sheet.module.css';

/** Sets that wait for their time, could not be published at it, or are kept beside the open one. */
export function WaitingSets({ describe }: { readonly describe: Describe }) {
  const { t } = useTranslation('office');
  const sets = useWaitingSets();
  const heading = useRef<HTMLHeadingElement>(null);
  if (sets.length === 0) return null;
  return (
    <section className={css.document}>
      <h3 ref={heading} tabIndex={-1} className={css.title}>
        {t('changes.waiting.title')}
      </h3>
      <ul className={css.waiting}>
        {sets.map((set) => (
          // the button that had the focus goes with the set
          <WaitingSet key={set._id} {...{ set, describe }} onDone={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

type WaitingSetProps = {
  readonly set: ChangeSet;
  readonly describe: Describe;
  /** Called once the set has left the list. */
  readonly onDone: () => void;
};

const TONES = { blocked: 'bad', scheduled: 'ok', open: 'quiet' } as const;
const standingOf = ({ status }: ChangeSet) =>
  status === 'blocked' || status === 'scheduled' ? status : 'open';

function WaitingSet({ set, describe, onDone }: WaitingSetProps) {
  const { t } = useTranslation('office');
  const [isShown, setShown] = useState(false);
  const standing = standingOf(set);
  const edits = useSetEdits(set, isShown || standing === 'blocked');
  const checked = useCheck(isShown && standing !== 'blocked' ? set._id : undefined, set.version);
  const described = useDescribeWithin(edits, describe);
  return (
    <li className={css.set}>
      <p className={css.field}>
        <Badge tone={TONES[standing]}>{t(`changes.waiting.standing.${standing}`)}</Badge>
        <b>{set.name ?? t('changes.count', { count: set.count })}</b>
        {set.undoes !== undefined && <Badge>{t('changes.wasUndo')}</Badge>}
      </p>
      <SetMoment set={set} />
      {set.importing !== undefined && (
        <p className={css.field}>{t('changes.waiting.importing', set.importing)}</p>
      )}
      <ProblemList problems={standing === 'blocked' ? (set.problems ?? []) : checked} describe={described} />
      <Refused set={set._id} describe={described} />
      <SetActs {...{ set, onDone }} />
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary className={css.summary}>{t('changes.waiting.show')}</summary>
        {/* the cast is sound: values of edits are JSON */}
        {isShown && <ChangedDocuments edits={(edits ?? []) as readonly SetEdit[]} describe={described} />}
      </details>
    </li>
  );
}

/** Returns the function that says an edit in words, and calls what only this set makes by the name that it gives it. */
function useDescribeWithin(edits: ChangeSet['edits'], describe: Describe): Describe {
  const { say } = useLocale();
  return (edit: Edit) => {
    // the cast is sound: names of documents are texts in languages
    const made = say(madeName(edits, edit.entity) as LocalizedText | undefined);
    const described = describe(edit);
    return made ? { ...described, title: made } : described;
  };
}

/** The time of a set, in words, and who chose it. */
function SetMoment({ set }: { readonly set: ChangeSet }) {
  const { t } = useTranslation('office');
  const { say, locale } = useLocale();
  const name = say(useShop(set.shop)?.name);
  const { status, publishAt, scheduledBy } = set;
  if (publishAt === undefined) return null;
  // what the shop's clock shows is said as it is, in no time zone
  const time = dateText(`${publishAt}Z`, locale.intl, 'UTC');
  return (
    <p className={css.field}>
      {t(status === 'blocked' ? 'changes.waiting.failed' : 'changes.waiting.at', { time, shop: name })}{' '}
      {scheduledBy && t('changes.waiting.by', { name: scheduledBy.name })}
    </p>
  );
}

function SetActs({ set, onDone }: Pick<WaitingSetProps, 'set' | 'onDone'>) {
  const { t } = useTranslation('office');
  const office = useOffice();
  const { act, acting } = useDraft();
  const [isTimed, setTimed] = useState(false);
  const shop = useShop(set.shop) ?? office.shop;
  const busy = acting === set._id;
  if (isTimed && shop !== undefined) {
    return (
      <MomentForm
        {...{ shop, busy }}
        publishAt={set.status === 'scheduled' ? set.publishAt : undefined}
        onChoose={(publishAt) =>
          act({ kind: 'schedule', set, publishAt, shop: shop._id, onDone: () => setTimed(false) })
        }
        onCancel={() => setTimed(false)}
      />
    );
  }
  return (
    <div className={css.acts}>
      <Button variant="tonal" size="s" icon="clock" onClick={() => setTimed(true)}>
        {t(set.status === 'scheduled' ? 'changes.waiting.change' : 'changes.later')}
      </Button>
      <Button variant="plain" size="s" {...{ busy }} onClick={() => act({ kind: 'publish', set, onDone })}>
        {t('changes.waiting.now')}
      </Button>
      <Button
        variant="plain"
        size="s"
        icon="edit"
        {...{ busy }}
        onClick={() => act({ kind: 'open', set, onDone })}
      >
        {t('changes.waiting.open')}
      </Button>
      <DropSet {...{ set, onDone }} label={t('changes.drop.open')} />
    </div>
  );
}
