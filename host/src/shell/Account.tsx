import { RotateCcw, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { AssistantSwitches, PreferenceGroup, ThemeChoice } from '@back-office/shared/state';
import { centered, color, gridStyle, media, radius, space, square, weight } from '@back-office/shared/theme';
import { Button, Popover, Row, Text } from '@back-office/shared/ui';
import { navItemLook } from './NavItem';
import { useResetSampleData } from './SampleDataReset';

const user = { name: 'Maya Duarte', initials: 'MD' } as const;

interface AccountProps {
  /** Closes what surrounds the menu, such as the drawer on phones. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * The theme and the preferences that have an effect, at once and in every area, and the reset of everything that was
 * added or changed.
 */
export function Account({ onLeave }: AccountProps) {
  const { ask, preload, undo } = useResetSampleData();
  return (
    <Popover
      label="Account"
      side="top"
      trigger={(props) => (
        <Trigger type="button" {...props} aria-label={`Account, ${user.name}`}>
          <Avatar aria-hidden>{user.initials}</Avatar>
          <Text oneLine>{user.name}</Text>
        </Trigger>
      )}
    >
      {(close) => (
        <Panel>
          <Row as="p" gap={2} weight="strong">
            <Avatar aria-hidden>{user.initials}</Avatar>
            {user.name}
          </Row>
          <ThemeChoice />
          <PreferenceGroup title="Assistant">
            <AssistantSwitches />
          </PreferenceGroup>
          <Foot>
            <Button
              icon={<RotateCcw />}
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => {
                close();
                onLeave?.();
                ask();
              }}
            >
              Reset sample data
            </Button>
            {undo && (
              <Button
                icon={<Undo2 />}
                onClick={() => {
                  close();
                  onLeave?.();
                  undo();
                }}
              >
                Undo the reset
              </Button>
            )}
          </Foot>
        </Panel>
      )}
    </Popover>
  );
}

const Trigger = styled.button`
  ${navItemLook}
  gap: ${space[2]};
  padding-inline: 6px;
  color: ${color.text};
  cursor: pointer;
`;

const Avatar = styled.span`
  ${centered}
  flex: none;
  ${square('28px')}
  color: ${color.textSecondary};
  background: ${color.bgActive};
  border-radius: ${radius.full};
  font-size: 12px;
  font-weight: ${weight.strong};
`;

const Panel = styled.div`
  ${gridStyle({ gap: 4, size: 'sm', pad: 1 })}
  width: 264px;

  ${media.phone} {
    gap: ${space[2]};
  }
`;

const Foot = styled.div`
  ${gridStyle({ gap: 2 })}
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;
