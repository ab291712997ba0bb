import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { migrationNotice } from '@back-office/shared/format';
import { useToday } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, gridStyle, tabular, textStyle } from '@back-office/shared/theme';
import { IconButton, Popover, Text } from '@back-office/shared/ui';
import { isSample, usePageShop } from '../shops/pageShop';

const link = { label: 'See the migration status', path: paths.migrationStatus() };

/** The bell with its count, and the notifications it opens. */
export function Notifications() {
  const { shop } = usePageShop();
  const migration = { id: 'migration', ...migrationNotice(useToday()), link };
  const notices = isSample(shop) ? [migration] : [];
  const hasNotices = notices.length > 0;
  return (
    <Popover
      label="Notifications"
      trigger={(props) => (
        <Anchor>
          <IconButton
            {...props}
            variant="ghost"
            label={hasNotices ? `Notifications, ${notices.length} new` : 'Notifications'}
            icon={bell}
          />
          {hasNotices && <Count aria-hidden>{notices.length}</Count>}
        </Anchor>
      )}
    >
      {(close) =>
        hasNotices ? (
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
        ) : (
          <Text as="p" size="sm" tone="secondary">
            You have no notifications.
          </Text>
        )
      }
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
  ${textStyle({ padX: 1, round: 'full', textAlign: 'center', weight: 'strong' })}
  color: ${color.onNegative};
  background: ${color.negativeSolid};
  font-size: 11px;
  line-height: 16px;
  pointer-events: none;
  ${tabular}
`;

const List = styled.ul`
  ${textStyle({ size: 'sm', tone: 'secondary', pad: 1, width: 'min(320px, 80vw)' })}

  li {
    ${gridStyle({ gap: 1 })}
  }

  a {
    justify-self: start;
    ${textStyle({ tone: 'accent', weight: 'medium', above: 1 })}
  }
`;
