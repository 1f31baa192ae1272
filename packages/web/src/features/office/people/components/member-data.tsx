import type { User } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useMemberData } from '../hooks/use-member-data.ts';
import { ContactRetention } from './contact-retention.tsx';
import css from './member-data.module.css';

type Calls = ReturnType<typeof useMemberData>;

/** The data of one member, by exact e-mail address or telephone number: exported or erased by an owner (office B8.6). */
export function MemberData() {
  const { t } = useTranslation('people');
  const calls = useMemberData();
  const [text, setText] = useState('');
  const { find, download, erase } = calls;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    download.reset();
    erase.reset();
    if (text.trim() !== '') find.mutate(text);
  };
  const failure = find.error ?? download.error ?? erase.error;
  return (
    <section className={css.data} aria-labelledby="member-data">
      <h2 id="member-data" className={css.title}>
        {t('member.title')}
      </h2>
      <p className={css.quiet}>{t('member.text')}</p>
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={t('member.name')}
          value={text}
          onChange={setText}
          autoComplete="off"
          error={find.data === null ? t('member.unknown') : null}
        />
        <Button type="submit" variant="tonal" busy={find.isPending} disabled={text.trim() === ''}>
          {t('member.find')}
        </Button>
      </form>
      {failure !== null && (
        <Banner
          tone="bad"
          icon="alert"
          title={t(`errors:${failure instanceof CallError ? failure.code : 'serverError'}`)}
        />
      )}
      {find.data && <Found member={find.data} calls={calls} />}
      <ContactRetention />
    </section>
  );
}

function Found({ member, calls: { download, erase } }: { readonly member: User; readonly calls: Calls }) {
  const { t } = useTranslation('people');
  const [isErasing, setErasing] = useState(false);
  const { _id, name, email, phone } = member;
  const contacts = [email, phone].filter((each) => each !== undefined).join(' · ');
  return (
    <div className={css.found}>
      <p className={css.who}>
        <b>{name ?? email ?? _id}</b>
        <span className={css.quiet}>{contacts}</span>
      </p>
      <p className={css.actions}>
        <Button size="s" variant="tonal" busy={download.isPending} onClick={() => download.mutate(_id)}>
          {t('member.download')}
        </Button>
        <Button size="s" variant="quiet" busy={erase.isPending} onClick={() => setErasing(true)}>
          {t('member.erase')}
        </Button>
      </p>
      <Dialog
        open={isErasing}
        title={t('member.eraseTitle', { name: name ?? email ?? _id })}
        text={t('member.eraseText')}
        confirmLabel={t('member.eraseConfirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setErasing(false);
          erase.mutate(_id);
        }}
        onCancel={() => setErasing(false)}
      />
    </div>
  );
}
