import type { Person, PersonWithPin, Shop, StaffRole } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useOffice } from '../../frame/index.ts';
import { type PersonChange, useChangePerson } from '../hooks/use-people.ts';
import {
  draftProblem,
  offeredRoles,
  offeredShops,
  type PersonDraft,
  type PersonField,
  personDraftOf,
  refusedField,
} from '../state/person-draft.ts';
import { Invite } from './invite.tsx';
import { PersonActions } from './person-actions.tsx';
import css from './person-sheet.module.css';
import type { NewPin } from './pin-dialog.tsx';

type PersonSheetProps = {
  /** The person to change; a new one when absent. */
  readonly person: Person | undefined;
  readonly open: boolean;
  readonly shops: readonly Shop[];
  readonly onClose: () => void;
  /** Receives a PIN that was drawn. */
  readonly onPin: (drawn: NewPin) => void;
};

/** Form of a person, with what else is done with them: a new PIN, leaving and coming back. */
export function PersonSheet(props: PersonSheetProps) {
  const { person, open, onClose } = props;
  const { t } = useTranslation('people');
  const title = person === undefined ? t('add') : t('editNamed', { name: person.name });
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common:close')}>
      {open && <PersonForm key={person?._id} {...props} />}
      {open && person !== undefined && isManagement(person) && <Invite person={person} />}
    </Sheet>
  );
}

/** Returns true for somebody who works here and has a place in the office. */
function isManagement({ role, archivedAt }: Person): boolean {
  return archivedAt === undefined && ['manager', 'areaManager', 'owner'].includes(role);
}

/** Returns the person as typed, the function that sends a change, and the problems at their fields. */
function usePersonForm({ person, onClose, onPin }: PersonSheetProps) {
  const { t } = useTranslation('people');
  const { session } = useOffice();
  const [draft, setDraft] = useState<PersonDraft>(() => personDraftOf(person, session.shop));
  const [found, setFound] = useState<PersonField>();
  const save = useChangePerson(person, ({ name, pin }: PersonWithPin) => {
    onClose();
    if (pin !== undefined) onPin({ name, pin });
  });
  const code =
    save.error === null ? undefined : save.error instanceof CallError ? save.error.code : 'serverError';
  const refused = code && refusedField(code);
  const send = (change: PersonChange) => {
    setFound(undefined);
    save.mutate(change);
  };
  return {
    draft,
    send,
    isSaving: save.isPending,
    change: (changed: Partial<PersonDraft>) => setDraft((held) => ({ ...held, ...changed })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      const problem = draftProblem(draft);
      if (problem === undefined) send({ draft });
      else setFound(problem);
    },
    errorOf: (field: PersonField) => {
      if (found === field) return t(`missing.${field}`);
      return code !== undefined && refused === field ? t(`errors:${code}`) : undefined;
    },
    failure: code !== undefined && refused === undefined ? code : undefined,
  };
}

function PersonForm(props: PersonSheetProps) {
  const { person, shops } = props;
  const { t } = useTranslation('people');
  const { session } = useOffice();
  const { draft, change, send, submit, errorOf, failure, isSaving } = usePersonForm(props);
  const by = { ...session.staff, shop: session.shop };
  return (
    <form className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={100}
        required
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <SelectField
        label={t('role')}
        hint={t(`can.${draft.role}`)}
        value={draft.role}
        error={errorOf('role')}
        // the cast is sound: the options are roles
        onChange={(role) => change({ role: role as StaffRole })}
        options={offeredRoles(by).map((role) => ({ value: role, label: t(`staff:role.${role}`) }))}
      />
      <ShopTicks
        offered={shops.filter(({ _id }) => offeredShops(by, [_id]).length > 0)}
        draft={draft}
        error={errorOf('shops')}
        onChange={(chosen) => change({ shops: chosen })}
      />
      {failure !== undefined && (
        <Banner tone="bad" icon="alert" title={t('notSaved')} text={t(`errors:${failure}`)} />
      )}
      <Button type="submit" wide busy={isSaving}>
        {t(person === undefined ? 'save.new' : 'save.change')}
      </Button>
      {person !== undefined && <PersonActions person={person} disabled={isSaving} send={send} />}
    </form>
  );
}

type ShopTicksProps = {
  readonly offered: readonly Shop[];
  readonly draft: PersonDraft;
  readonly error: string | undefined;
  readonly onChange: (shops: readonly string[]) => void;
};

/** The restaurants of a person; an owner without one works in all. */
function ShopTicks({ offered, draft, error, onChange }: ShopTicksProps) {
  const { t } = useTranslation('people');
  const { say } = useLocale();
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...draft.shops, id] : draft.shops.filter((shop) => shop !== id));
  return (
    <fieldset className={css.shops}>
      <legend className={css.legend}>{t('shops')}</legend>
      {offered.map(({ _id, name }) => (
        <TickLabel
          key={_id}
          type="checkbox"
          className={css.shop}
          checked={draft.shops.includes(_id)}
          onChange={(isChosen) => toggle(_id, isChosen)}
        >
          {say(name)}
        </TickLabel>
      ))}
      {draft.role === 'owner' && <p className={css.hint}>{t('ownerShops')}</p>}
      {error !== undefined && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
