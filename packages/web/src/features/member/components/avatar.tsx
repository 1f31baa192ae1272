import type { User } from '@comanda/contract';
import { avatarAddress } from '../state/avatar-address.ts';
import css from './avatar.module.css';

/** A member's picture; until they have one, the first letter of their name. */
export function Avatar({ member }: { readonly member: Pick<User, '_id' | 'name' | 'avatar'> }) {
  const address = avatarAddress(member);
  if (address !== undefined) return <img src={address} alt="" className={css.avatar} />;
  const [letter = '•'] = Array.from(member.name?.trim() ?? '');
  return (
    <span className={css.avatar} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
