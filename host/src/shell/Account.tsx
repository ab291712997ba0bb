import styled from 'styled-components';
import { deferredPart } from '@back-office/shared/loading';
import { centered, space, textStyle } from '@back-office/shared/theme';
import { Popover, Text } from '@back-office/shared/ui';
import { navItemLook } from './NavItem';

const user = { name: 'Maya Duarte', initials: 'MD' } as const;

export const AccountPanel = deferredPart(() =>
  import(/* webpackChunkName: "shell-panels" */ './AccountPanel').then((part) => part.AccountPanel),
);

interface AccountProps {
  /** Closes what surrounds the menu, such as the drawer on phones. */
  readonly onLeave?: (() => void) | undefined;
}

export function Account({ onLeave }: AccountProps) {
  return (
    <Popover
      label="Account"
      side="top"
      trigger={(props) => (
        <Trigger
          type="button"
          {...props}
          aria-label={`Account, ${user.name}`}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {avatar}
          <Text oneLine>{user.name}</Text>
        </Trigger>
      )}
    >
      {(close) => (
        <AccountPanel
          name={user.name}
          avatar={avatar}
          onLeave={() => {
            close();
            onLeave?.();
          }}
          onFailed={close}
        />
      )}
    </Popover>
  );
}

const preload = () => void AccountPanel.preload();

const Trigger = styled.button`
  ${navItemLook}
  gap: ${space[2]};
  ${textStyle({ padX: '6px', tone: 'text' })}
`;

const Avatar = styled.span`
  ${centered}
  ${textStyle({ fixed: true, tone: 'secondary', ground: 'active', round: 'full', square: '28px', weight: 'strong' })}
  font-size: 12px;
`;

const avatar = <Avatar aria-hidden>{user.initials}</Avatar>;
