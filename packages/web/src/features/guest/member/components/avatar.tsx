import type { User } from '@comanda/contract';
import { avatarAddress } from '../../../../data/member/avatar-address.ts';
import { cx } from '../../../../lib/cx.ts';
import css from './avatar.module.css';

type AvatarProps = {
  readonly member: Pick<User, '_id' | 'name' | 'email' | 'avatar'>;
  readonly large?: boolean;
};

/** Renders a member's picture, or else the initial of their name or e-mail address. */
export function Avatar({ member, large = false }: AvatarProps) {
  const address = avatarAddress(member);
  const className = cx(css.avatar, large && css.large);
  if (address !== undefined) return <img src={address} alt="" className={className} />;
  const [letter = '•'] = Array.from(member.name?.trim() || member.email || '');
  return (
    <span className={className} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
