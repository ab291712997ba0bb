import { MessageSquareText } from 'lucide-react';
import styled from 'styled-components';
import { grows, rowStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { Account } from './Account';
import { Help } from './Help';

interface NavigationFootProps {
  readonly onChat: () => void;
  readonly onNavigate?: (() => void) | undefined;
}

export function NavigationFoot({ onChat, onNavigate }: NavigationFootProps) {
  return (
    <Foot>
      <Account onLeave={onNavigate} />
      <IconButton
        variant="ghost"
        label="Chat"
        icon={<MessageSquareText size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onChat}
      />
      <Help onNavigate={onNavigate} />
    </Foot>
  );
}

const Foot = styled.div`
  ${rowStyle({ gap: '2px', pad: [2, 3], line: 'top' })}

  > :first-child {
    ${grows}
  }
`;
