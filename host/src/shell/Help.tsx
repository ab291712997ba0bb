import { CircleHelp } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, space, text } from '@back-office/shared/theme';
import { IconButton, Popover } from '@back-office/shared/ui';
import { navItemLook } from './NavItem';

const links = [
  { label: 'Education', hint: 'Courses on sales and payment figures', path: paths.education() },
  { label: 'Component browser', hint: 'The components this product is built with', path: paths.components() },
  { label: 'System health', hint: 'Versions and status of every area', path: paths.health() },
] as const;

interface HelpProps {
  readonly onNavigate?: (() => void) | undefined;
}

export function Help({ onNavigate }: HelpProps) {
  function follow(close: () => void) {
    close();
    onNavigate?.();
  }

  return (
    <Popover
      label="Help"
      side="top"
      trigger={(props) => <IconButton {...props} variant="ghost" label="Help" icon={icon} />}
    >
      {(close) => (
        <List>
          {links.map(({ label, hint, path }) => (
            <li key={path}>
              <HelpLink to={path} onClick={() => follow(close)}>
                {label}
                <Hint>{hint}</Hint>
              </HelpLink>
            </li>
          ))}
        </List>
      )}
    </Popover>
  );
}

const icon = <CircleHelp size={18} strokeWidth={1.75} aria-hidden />;

const List = styled.ul`
  width: 260px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const HelpLink = styled(Link)`
  ${navItemLook}
  flex-direction: column;
  align-items: start;
  gap: 0;
  padding: ${space[2]} ${space[3]};
  color: ${color.text};
`;

const Hint = styled.span`
  ${text.xs}
  font-weight: normal;
  color: ${color.textMuted};
`;
