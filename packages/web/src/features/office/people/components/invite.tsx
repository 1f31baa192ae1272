import type { InvitedPerson, Person } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { CopiedText, looksLikeEmail } from '../../fields/index.ts';
import { PEOPLE_KEY } from '../hooks/use-people.ts';
import css from './invite.module.css';

/** Returns the function that invites a person; without a mail server its answer has the link to pass on. */
function useInvite(person: Person, email: string) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const call = { requestId: newRequestId(), person: person._id, email: email.trim() };
      return callAsStaff(() => create<InvitedPerson>('staff/invite', call));
    },
    meta: SHOWN_IN_PLACE,
    onSuccess: ({ path }) => {
      if (path === undefined) toast.success(t('invite.sent', { email }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}

/** A person's access to the office: by which address they log in, and their invitation (office B6.2). */
export function Invite({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { locale } = useLocale();
  const [email, setEmail] = useState(person.email ?? '');
  const [isRefused, setRefused] = useState(false);
  const invite = useInvite(person, email);
  const code = invite.error instanceof CallError ? invite.error.code : 'serverError';
  const { invitedUntil, hasPassword } = person;
  const path = invite.data?.path;
  const link = path === undefined ? undefined : `${globalThis.location.origin}${path}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!looksLikeEmail(email));
    if (looksLikeEmail(email)) invite.mutate();
  };
  return (
    <section className={css.invite} aria-labelledby="invite-title">
      <h3 id="invite-title" className={css.title}>
        {t('invite.title')}
      </h3>
      {hasPassword && <p>{t('invite.has', { email: person.email ?? '' })}</p>}
      {invitedUntil !== undefined && (
        <p>{t('invite.pending', { day: dayText(invitedUntil, locale.intl) })}</p>
      )}
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={t('invite.email')}
          hint={t('invite.hint')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            setRefused(false);
          }}
          error={isRefused ? t('invite.emailBad') : invite.isError ? t(`errors:${code}`) : undefined}
        />
        <p>
          <Button type="submit" variant="tonal" busy={invite.isPending}>
            {t(invitedUntil !== undefined || hasPassword ? 'invite.again' : 'invite.send')}
          </Button>
        </p>
      </form>
      {link !== undefined && (
        <div className={css.link}>
          <p role="status">{t('invite.linkText')}</p>
          <CopiedText label={t('invite.link')} text={link} copyLabel={t('invite.copy')} />
        </div>
      )}
    </section>
  );
}
