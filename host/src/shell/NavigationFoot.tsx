import { MessageSquareText } from 'lucide-react';
import styled from 'styled-components';
import { color, space } from '@back-office/shared/theme';
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
  display: flex;
  align-items: center;
  gap: 2px;
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.border};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
