import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { migrationNotice } from '@back-office/shared/format';
import { useToday } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, gridStyle, tabular, textStyle, weight } from '@back-office/shared/theme';
import { IconButton, Popover, Text } from '@back-office/shared/ui';

const link = { label: 'See the migration status', path: paths.migrationStatus() };

/** The bell with its count, and the notifications it opens. */
export function Notifications() {
  const notices = [{ id: 'migration', ...migrationNotice(useToday()), link }];
  return (
    <Popover
      label="Notifications"
      trigger={(props) => (
        <Anchor>
          <IconButton {...props} variant="ghost" label={`Notifications, ${notices.length} new`} icon={bell} />
          <Count aria-hidden>{notices.length}</Count>
        </Anchor>
      )}
    >
      {(close) => (
        <List>
          {notices.map(({ id, title, message, link: target }) => (
            <li key={id}>
              <Text as="p" tone="text" weight="strong">
                {title}
              </Text>
              <p>{message}</p>
              <Link to={target.path} onClick={close}>
                {target.label}
              </Link>
            </li>
          ))}
        </List>
      )}
    </Popover>
  );
}

const bell = <Bell size={18} strokeWidth={1.75} aria-hidden />;

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  top: -1px;
  right: -1px;
  min-width: 16px;
  ${textStyle({ padX: 1, round: 'full', textAlign: 'center' })}
  color: ${color.onNegative};
  background: ${color.negativeSolid};
  font-size: 11px;
  line-height: 16px;
  font-weight: ${weight.strong};
  pointer-events: none;
  ${tabular}
`;

const List = styled.ul`
  width: min(320px, 80vw);
  margin: 0;
  ${textStyle({ size: 'sm', tone: 'secondary', pad: 1 })}
  list-style: none;

  li {
    ${gridStyle({ gap: 1 })}
  }

  a {
    justify-self: start;
    ${textStyle({ tone: 'accent', weight: 'medium', above: 1 })}
  }
`;
